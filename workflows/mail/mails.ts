import type { Limit } from '#domain/mail/letter.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { GIFT, readGift, readHandGift, readMonthlyGift, readStatement } from './gift-facts.ts'
import { readOpening, readOwnRecords, readUnconfirmed } from './link-facts.ts'
import { type Mails, type Sheet, worded } from './mail.ts'
import { writeOfficeChange } from './office-changes.ts'
import {
  ATTENTION,
  OFFICE_SUMMARY,
  readAttention,
  readInvitation,
  readStaffLink,
  readSummary,
  STAFF_INVITATION,
  STAFF_LINK,
} from './office-mails.ts'
import {
  PAYMENT,
  type PaymentFacts,
  readComingRefund,
  readFailedPayment,
  readMailedPayment,
  readRefusedRefund,
  readUnfinishedPayment,
  readUnrefundedPayment,
} from './payment-facts.ts'
import {
  readAddressed,
  readBalanceDue,
  readCancelled,
  readChangedAddress,
  readComing,
  readKeeping,
  readMessage,
  readMoved,
  readOffer,
  readPaidRegistration,
  readRecordedPayment,
  readRequest,
  readTicketHolders,
  readUncancelled,
  readWaiting,
  VISIT,
} from './registration-facts.ts'

const ABOUT_VISIT = { facts: VISIT, people: 'registered', action: 'see' } as const
const ABOUT_PAYMENT = { facts: PAYMENT, action: 'yours', links: ['status'] } as const

function aboutPayment<About, Facts extends PaymentFacts>(
  limit: Limit | 'none',
  read: (services: Services, mail: About) => Promise<Facts | undefined>,
  words: Sheet<Facts>['words'],
) {
  return worded('form', limit, read, { words, ...ABOUT_PAYMENT })
}

const TO_HOLDERS = { facts: VISIT, tickets: true, action: 'pages', links: ['letter'] } as const
const PAID = [
  'paid',
  'givenBack',
  'kept',
  'balanceDue',
  'receiptNumber',
  'txnid',
  'bankReference',
] as const

export const MAILS: Mails = {
  'registration-paid': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'none', readPaidRegistration, ({ isCancelled }) =>
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
            facts: [...VISIT, ...PAID],
            tickets: true,
            links: ['letter', 'receipt'],
          },
    ),
  },
  'registration-received': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'strangers', readUncancelled, {
      words: mailWords('registration-received'),
      ...ABOUT_VISIT,
      tickets: true,
      links: ['letter'],
    }),
  },
  'payment-recorded': {
    attached: 'tickets',
    ...worded('registered', 'none', readRecordedPayment, {
      words: mailWords('payment-recorded'),
      ...ABOUT_VISIT,
      facts: ['receiptNumber', 'amount', 'paidBy', 'day', 'reference', ...VISIT],
      tickets: true,
      links: ['receipt'],
    }),
  },
  ticket: {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'strangers', readTicketHolders, {
      words: mailWords('ticket'),
      ...TO_HOLDERS,
    }),
  },
  message: { reason: 'registered', limit: 'none', write: readMessage },
  'registration-moved': {
    attached: 'tickets-and-calendar',
    ...worded('registered', 'none', readMoved, {
      words: mailWords('registration-moved'),
      ...TO_HOLDERS,
      people: 'registered',
    }),
  },
  'registration-corrected': worded('registered', 'strangers', readAddressed, ({ isPayer }) => ({
    words: mailWords('registration-corrected'),
    ...ABOUT_VISIT,
    facts: isPayer ? VISIT : [],
  })),
  'registration-changed': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: writeOfficeChange,
  },
  // To the old address it says nothing personal: it may belong to a stranger.
  'email-changed': worded('form', 'strangers', readChangedAddress, ({ isGift }) => ({
    words: mailWords(isGift ? 'givers-email-changed' : 'email-changed'),
    action: 'page',
  })),
  // The office decides about what was asked for on the private page.
  'request-received': worded('registered', 'strangers', readRequest, {
    words: mailWords('request-received'),
    ...ABOUT_VISIT,
    facts: ['wish', ...VISIT],
  }),
  // Only the payer's mail has names and the private page. The other attendees learn only of the cancellation.
  'registration-cancelled': worded(
    'registered',
    'strangers',
    readCancelled,
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
  'waiting-listed': worded('registered', 'strangers', readWaiting, {
    words: mailWords('waiting-listed'),
    ...ABOUT_VISIT,
    people: 'waiting',
  }),
  'place-offered': worded('registered', 'none', readOffer, {
    words: mailWords('place-offered'),
    facts: [...VISIT, 'txnid'],
    people: 'expected',
    action: 'pay',
    links: ['yours', 'status'],
  }),
  // Nothing is due. The places are held until the payer confirms them with the link in this mail.
  'keep-places': worded('registered', 'strangers', readKeeping, ({ isHeld }) => ({
    words: mailWords(isHeld ? 'keep-places' : 'places-released'),
    facts: VISIT,
    people: isHeld ? 'expected' : 'missed',
    action: isHeld ? 'keep' : 'form',
    links: ['see'],
  })),
  'payment-failed': aboutPayment('strangers', readFailedPayment, mailWords('payment-failed')),
  'paid-twice': aboutPayment('none', readUnrefundedPayment, mailWords('paid-twice')),
  refunded: aboutPayment('none', readMailedPayment, mailWords('refunded')),
  'refunded-in-part': worded('form', 'none', readUnrefundedPayment, {
    words: mailWords('refunded-in-part'),
    ...ABOUT_PAYMENT,
    facts: [...PAYMENT, 'givenBack', 'kept'],
  }),
  'refund-coming': aboutPayment('none', readComingRefund, mailWords('refund-coming')),
  'refund-refused': aboutPayment('none', readRefusedRefund, mailWords('refund-refused')),
  // It arrived after the places had been released. The office decides what happens.
  'paid-late': aboutPayment('none', readUnrefundedPayment, mailWords('paid-late')),
  'gift-receipt': worded('gave', 'none', readGift, {
    words: mailWords('gift-receipt'),
    facts: [...GIFT, 'givenBack', 'kept', 'towards', 'txnid', 'bankReference'],
    action: 'receipt',
    links: ['yours', 'onOurSite'],
  }),
  'hand-gift-receipt': worded('gave', 'none', readHandGift, {
    words: mailWords('gift-receipt'),
    facts: [...GIFT, 'towards', 'paidBy', 'reference'],
    action: 'receipt',
    links: ['yours'],
  }),
  'gift-statement': worded('asked', 'strangers', readStatement, {
    words: mailWords('gift-statement'),
    facts: ['together', 'inWords'],
  }),
  // Anybody with the transaction number can ask for this link, so it is sent to the stored address only.
  'private-link': worded('asked', 'strangers', readMailedPayment, {
    words: mailWords('private-link'),
    facts: ['txnid', 'towards'],
    action: 'yours',
  }),
  'private-links': worded('asked', 'strangers', readOwnRecords, {
    words: mailWords('private-links'),
    links: ['registrations', 'tickets', 'gifts'],
  }),
  // Anybody may have typed the address, so it is asked first.
  'confirm-address': {
    isOnlyForThis: true,
    ...worded('opening', 'strangers', readUnconfirmed, {
      words: mailWords('confirm-address'),
      action: 'confirm',
    }),
  },
  'registration-opened': {
    isOnlyForThis: true,
    ...worded('opening', 'strangers', readOpening, {
      words: mailWords('registration-opened'),
      action: 'form',
    }),
  },
  // Either not to pay again, or how to go on.
  'payment-unfinished': {
    isReminder: true,
    ...worded('unfinished', 'strangers', readUnfinishedPayment, ({ isPending }) => ({
      words: mailWords(isPending ? 'payment-pending' : 'payment-unfinished'),
      facts: ['towards', 'amount', 'txnid'],
      action: 'yours',
      links: isPending ? ['status'] : [],
    })),
  },
  'balance-reminder': {
    isReminder: true,
    ...worded('balance', 'strangers', readBalanceDue, {
      words: mailWords('balance-reminder'),
      ...ABOUT_VISIT,
      facts: [...VISIT, 'paid', 'stillDue', 'dueBy'],
    }),
  },
  'conference-reminder': {
    isReminder: true,
    attached: 'tickets',
    ...worded('comes', 'strangers', readComing, {
      words: mailWords('conference-reminder'),
      ...TO_HOLDERS,
    }),
  },
  'monthly-gift': {
    isReminder: true,
    ...worded('monthly', 'strangers', readMonthlyGift, {
      words: mailWords('monthly-gift'),
      facts: ['amount', 'towards'],
      action: 'give',
      links: ['change'],
    }),
  },
  'staff-link': worded(undefined, 'sign-in', readStaffLink, {
    words: STAFF_LINK,
    action: 'signIn',
  }),
  'staff-invitation': worded(undefined, 'none', readInvitation, {
    words: STAFF_INVITATION,
    action: 'signIn',
    links: ['signInPage'],
  }),
  attention: worded(undefined, 'none', readAttention, { words: ATTENTION, action: 'office' }),
  'office-summary': worded(undefined, 'none', readSummary, {
    words: OFFICE_SUMMARY,
    action: 'office',
  }),
}
