import type { Limit } from '#domain/mail/letter.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import * as gift from './gift-facts.ts'
import * as link from './link-facts.ts'
import { type Mails, type Sheet, worded } from './mail.ts'
import { writeOfficeChange } from './office-changes.ts'
import * as office from './office-mails.ts'
import * as payment from './payment-facts.ts'
import * as visit from './registration-facts.ts'

const VISIT = ['conference', 'when', 'where', 'registeringAs', 'residential', 'arrival'] as const
const PAYMENT = ['txnid', 'towards', 'amount', 'date', 'bankReference', 'providerNumber'] as const
const PAID = ['paid', 'givenBack', 'kept', 'balanceDue'] as const

const ABOUT_VISIT = { facts: VISIT, people: 'registered', action: 'see' } as const
const ABOUT_PAYMENT = { facts: PAYMENT, action: 'yours', links: ['status'] } as const

function aboutPayment<About, Facts extends payment.PaymentFacts>(
  limit: Limit | 'none',
  read: (services: Services, mail: About) => Promise<Facts | undefined>,
  words: Sheet<Facts>['words'],
) {
  return worded('form', limit, read, { words, ...ABOUT_PAYMENT })
}

const TO_HOLDERS = { facts: VISIT, tickets: true, action: 'pages', links: ['letter'] } as const

export const MAILS: Mails = {
  'registration-paid': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'none', visit.readPaidRegistration, ({ isCancelled }) =>
      isCancelled
        ? {
            // What becomes of the payment is in the mail about the cancellation.
            words: mailWords('payment-recorded'),
            ...ABOUT_VISIT,
            facts: ['receiptNumber', ...PAYMENT, 'givenBack', 'kept'],
            links: ['receipt'],
          }
        : {
            words: mailWords('registration-paid'),
            ...ABOUT_VISIT,
            facts: [...VISIT, ...PAID, 'receiptNumber', 'txnid', 'bankReference'],
            tickets: true,
            links: ['letter', 'receipt'],
          },
    ),
  },
  'registration-received': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'strangers', visit.readUncancelled, {
      words: mailWords('registration-received'),
      ...ABOUT_VISIT,
      tickets: true,
      links: ['letter'],
    }),
  },
  'payment-recorded': {
    attached: 'tickets',
    ...worded('registered', 'none', visit.readRecordedPayment, {
      words: mailWords('payment-recorded'),
      ...ABOUT_VISIT,
      facts: ['receiptNumber', 'amount', 'paidBy', 'day', 'reference', ...VISIT],
      tickets: true,
      links: ['receipt'],
    }),
  },
  ticket: {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'strangers', visit.readTicketHolders, {
      words: mailWords('ticket'),
      ...TO_HOLDERS,
    }),
  },
  message: { reason: 'registered', limit: 'none', write: visit.readMessage },
  'registration-moved': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'none', visit.readMoved, {
      words: mailWords('registration-moved'),
      ...TO_HOLDERS,
      people: 'registered',
    }),
  },
  'registration-corrected': worded(
    'registered',
    'strangers',
    visit.readAddressed,
    ({ isPayer }) => ({
      words: mailWords('registration-corrected'),
      ...ABOUT_VISIT,
      facts: isPayer ? VISIT : [],
    }),
  ),
  'registration-changed': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: writeOfficeChange,
  },
  // To the old address it says nothing personal: it may belong to a stranger.
  'email-changed': worded('form', 'strangers', visit.readChangedAddress, ({ isGift }) => ({
    words: mailWords(isGift ? 'givers-email-changed' : 'email-changed'),
    action: 'page',
  })),
  // The office decides about what was asked for on the private page.
  'request-received': worded('registered', 'strangers', visit.readRequest, {
    words: mailWords('request-received'),
    ...ABOUT_VISIT,
    facts: ['wish', ...VISIT],
  }),
  // Only the payer's mail has names and the private page. The other attendees learn only of the cancellation.
  'registration-cancelled': worded(
    'registered',
    'strangers',
    visit.readCancelled,
    ({ isPayer, isOnePerson }) =>
      isOnePerson
        ? {
            words: mailWords('person-cancelled'),
            ...ABOUT_VISIT,
            facts: isPayer ? VISIT : [],
          }
        : {
            words: mailWords('registration-cancelled'),
            ...ABOUT_VISIT,
            action: 'form',
            links: ['see'],
          },
  ),
  'waiting-listed': worded('registered', 'strangers', visit.readWaiting, {
    words: mailWords('waiting-listed'),
    ...ABOUT_VISIT,
    people: 'waiting',
  }),
  'place-offered': worded('registered', 'none', visit.readOffer, {
    words: mailWords('place-offered'),
    facts: [...VISIT, 'txnid'],
    people: 'expected',
    action: 'pay',
    links: ['yours', 'status'],
  }),
  // Nothing is due. The places are held until the payer confirms them with the link in this mail.
  'keep-places': worded('registered', 'strangers', visit.readKeeping, ({ isHeld }) => ({
    words: mailWords(isHeld ? 'keep-places' : 'places-released'),
    facts: VISIT,
    people: isHeld ? 'expected' : 'missed',
    action: isHeld ? 'keep' : 'form',
    links: ['see'],
  })),
  'payment-failed': aboutPayment(
    'strangers',
    payment.readFailedPayment,
    mailWords('payment-failed'),
  ),
  'paid-twice': aboutPayment('none', payment.readUnrefundedPayment, mailWords('paid-twice')),
  refunded: aboutPayment('none', payment.readMailedPayment, mailWords('refunded')),
  'refunded-in-part': worded('form', 'none', payment.readUnrefundedPayment, {
    words: mailWords('refunded-in-part'),
    ...ABOUT_PAYMENT,
    facts: [...PAYMENT, 'givenBack', 'kept'],
  }),
  'refund-coming': aboutPayment('none', payment.readComingRefund, mailWords('refund-coming')),
  'refund-refused': aboutPayment('none', payment.readRefusedRefund, mailWords('refund-refused')),
  // It arrived after the places had been released. The office decides what happens.
  'paid-late': aboutPayment('none', payment.readUnrefundedPayment, mailWords('paid-late')),
  'gift-receipt': worded('gave', 'none', gift.readGift, {
    words: mailWords('gift-receipt'),
    facts: [...gift.GIFT, 'givenBack', 'kept', 'towards', 'txnid', 'bankReference'],
    action: 'receipt',
    links: ['yours', 'onOurSite'],
  }),
  'hand-gift-receipt': worded('gave', 'none', gift.readHandGift, {
    words: mailWords('gift-receipt'),
    facts: [...gift.GIFT, 'towards', 'paidBy', 'reference'],
    action: 'receipt',
    links: ['yours'],
  }),
  'gift-statement': worded('asked', 'strangers', gift.readStatement, {
    words: mailWords('gift-statement'),
    facts: ['together', 'inWords'],
  }),
  // Anybody with the transaction number can ask for this link, so it is sent to the stored address only.
  'private-link': worded('asked', 'strangers', payment.readMailedPayment, {
    words: mailWords('private-link'),
    facts: ['txnid', 'towards'],
    action: 'yours',
  }),
  'private-links': worded('asked', 'strangers', link.readOwnRecords, {
    words: mailWords('private-links'),
    links: ['registrations', 'tickets', 'gifts'],
  }),
  // Anybody may have typed the address, so it is asked first.
  'confirm-address': {
    isOnlyForThis: true,
    ...worded('opening', 'strangers', link.readUnconfirmed, {
      words: mailWords('confirm-address'),
      action: 'confirm',
    }),
  },
  'registration-opened': {
    isOnlyForThis: true,
    ...worded('opening', 'strangers', link.readOpening, {
      words: mailWords('registration-opened'),
      action: 'form',
    }),
  },
  // Either not to pay again, or how to go on.
  'payment-unfinished': {
    isReminder: true,
    ...worded('unfinished', 'strangers', payment.readUnfinishedPayment, ({ isPending }) => ({
      words: mailWords(isPending ? 'payment-pending' : 'payment-unfinished'),
      facts: ['towards', 'amount', 'txnid'],
      action: 'yours',
      links: isPending ? ['status'] : [],
    })),
  },
  'balance-reminder': {
    isReminder: true,
    ...worded('balance', 'strangers', visit.readBalanceDue, {
      words: mailWords('balance-reminder'),
      ...ABOUT_VISIT,
      facts: [...VISIT, 'paid', 'stillDue', 'dueBy'],
    }),
  },
  'conference-reminder': {
    isReminder: true,
    attached: 'tickets',
    ...worded('comes', 'strangers', visit.readComing, {
      words: mailWords('conference-reminder'),
      ...TO_HOLDERS,
    }),
  },
  'monthly-gift': {
    isReminder: true,
    ...worded('monthly', 'strangers', gift.readMonthlyGift, {
      words: mailWords('monthly-gift'),
      facts: ['amount', 'towards'],
      action: 'give',
      links: ['change'],
    }),
  },
  'staff-link': worded(undefined, 'sign-in', office.readStaffLink, {
    words: office.STAFF_LINK,
    action: 'signIn',
  }),
  'staff-invitation': worded(undefined, 'none', office.readInvitation, {
    words: office.STAFF_INVITATION,
    action: 'signIn',
    links: ['signInPage'],
  }),
  attention: worded(undefined, 'none', office.readAttention, {
    words: office.ATTENTION,
    action: 'office',
  }),
  'office-summary': worded(undefined, 'none', office.readSummary, {
    words: office.OFFICE_SUMMARY,
    action: 'office',
  }),
}
