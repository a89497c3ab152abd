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
  return { reason: 'form', limit, write: worded(read, { words, ...ABOUT_PAYMENT }) } as const
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

/** Every kind of mail, by subject. */
export const MAILS: Mails = {
  'registration-paid': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: worded(readPaidRegistration, ({ isCancelled }) =>
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
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: worded(readUncancelled, {
      words: mailWords('registration-received'),
      ...ABOUT_VISIT,
      tickets: true,
      links: ['letter'],
    }),
  },
  'payment-recorded': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: worded(readRecordedPayment, {
      words: mailWords('payment-recorded'),
      ...ABOUT_VISIT,
      facts: ['receiptNumber', 'amount', 'paidBy', 'day', 'reference', ...VISIT],
      tickets: true,
      links: ['receipt'],
    }),
  },
  ticket: {
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: worded(readTicketHolders, { words: mailWords('ticket'), ...TO_HOLDERS }),
  },
  message: { reason: 'registered', limit: 'none', write: readMessage },
  'registration-moved': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: worded(readMoved, {
      words: mailWords('registration-moved'),
      ...TO_HOLDERS,
      people: 'registered',
    }),
  },
  'registration-corrected': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readAddressed, ({ isPayer }) => ({
      words: mailWords('registration-corrected'),
      ...ABOUT_VISIT,
      facts: isPayer ? VISIT : [],
    })),
  },
  'registration-changed': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: writeOfficeChange,
  },
  // To the old address it says nothing personal: it may belong to a stranger.
  'email-changed': {
    reason: 'form',
    limit: 'strangers',
    write: worded(readChangedAddress, ({ isGift }) => ({
      words: mailWords(isGift ? 'givers-email-changed' : 'email-changed'),
      action: 'page',
    })),
  },
  // The office decides about what was asked for on the private page.
  'request-received': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readRequest, {
      words: mailWords('request-received'),
      ...ABOUT_VISIT,
      facts: ['wish', ...VISIT],
    }),
  },
  // Only the payer's mail has names and the private page. The other attendees learn only of the cancellation.
  'registration-cancelled': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readCancelled, ({ isPayer, isOnePerson }) =>
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
  },
  'waiting-listed': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readWaiting, {
      words: mailWords('waiting-listed'),
      ...ABOUT_VISIT,
      people: 'waiting',
    }),
  },
  'place-offered': {
    reason: 'registered',
    limit: 'none',
    write: worded(readOffer, {
      words: mailWords('place-offered'),
      facts: [...VISIT, 'txnid'],
      people: 'expected',
      action: 'pay',
      links: ['yours', 'status'],
    }),
  },
  // Nothing is due. The places are held until the payer confirms them with the link in this mail.
  'keep-places': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readKeeping, ({ isHeld }) => ({
      words: mailWords(isHeld ? 'keep-places' : 'places-released'),
      facts: VISIT,
      people: isHeld ? 'expected' : 'missed',
      action: isHeld ? 'keep' : 'form',
      links: ['see'],
    })),
  },
  'payment-failed': aboutPayment('strangers', readFailedPayment, mailWords('payment-failed')),
  'paid-twice': aboutPayment('none', readUnrefundedPayment, mailWords('paid-twice')),
  refunded: aboutPayment('none', readMailedPayment, mailWords('refunded')),
  'refunded-in-part': {
    reason: 'form',
    limit: 'none',
    write: worded(readUnrefundedPayment, {
      words: mailWords('refunded-in-part'),
      ...ABOUT_PAYMENT,
      facts: [...PAYMENT, 'givenBack', 'kept'],
    }),
  },
  'refund-coming': aboutPayment('none', readComingRefund, mailWords('refund-coming')),
  'refund-refused': aboutPayment('none', readRefusedRefund, mailWords('refund-refused')),
  // It arrived after the places had been released. The office decides what happens.
  'paid-late': aboutPayment('none', readUnrefundedPayment, mailWords('paid-late')),
  'gift-receipt': {
    reason: 'gave',
    limit: 'none',
    write: worded(readGift, {
      words: mailWords('gift-receipt'),
      facts: [...GIFT, 'givenBack', 'kept', 'towards', 'txnid', 'bankReference'],
      action: 'receipt',
      links: ['yours', 'onOurSite'],
    }),
  },
  'hand-gift-receipt': {
    reason: 'gave',
    limit: 'none',
    write: worded(readHandGift, {
      words: mailWords('gift-receipt'),
      facts: [...GIFT, 'towards', 'paidBy', 'reference'],
      action: 'receipt',
      links: ['yours'],
    }),
  },
  'gift-statement': {
    reason: 'asked',
    limit: 'strangers',
    write: worded(readStatement, {
      words: mailWords('gift-statement'),
      facts: ['together', 'inWords'],
    }),
  },
  // Anybody with the transaction number can ask for this link, so it is sent to the stored address only.
  'private-link': {
    reason: 'asked',
    limit: 'strangers',
    write: worded(readMailedPayment, {
      words: mailWords('private-link'),
      facts: ['txnid', 'towards'],
      action: 'yours',
    }),
  },
  'private-links': {
    reason: 'asked',
    limit: 'strangers',
    write: worded(readOwnRecords, {
      words: mailWords('private-links'),
      links: ['registrations', 'tickets', 'gifts'],
    }),
  },
  // Anybody may have typed the address, so it is asked first.
  'confirm-address': {
    reason: 'opening',
    limit: 'strangers',
    isOnlyForThis: true,
    write: worded(readUnconfirmed, { words: mailWords('confirm-address'), action: 'confirm' }),
  },
  'registration-opened': {
    reason: 'opening',
    limit: 'strangers',
    isOnlyForThis: true,
    write: worded(readOpening, { words: mailWords('registration-opened'), action: 'form' }),
  },
  // Either not to pay again, or how to go on.
  'payment-unfinished': {
    reason: 'unfinished',
    limit: 'strangers',
    isReminder: true,
    write: worded(readUnfinishedPayment, ({ isPending }) => ({
      words: mailWords(isPending ? 'payment-pending' : 'payment-unfinished'),
      facts: ['towards', 'amount', 'txnid'],
      action: 'yours',
      links: isPending ? ['status'] : [],
    })),
  },
  'balance-reminder': {
    reason: 'balance',
    limit: 'strangers',
    isReminder: true,
    write: worded(readBalanceDue, {
      words: mailWords('balance-reminder'),
      ...ABOUT_VISIT,
      facts: [...VISIT, 'paid', 'stillDue', 'dueBy'],
    }),
  },
  'conference-reminder': {
    reason: 'comes',
    limit: 'strangers',
    isReminder: true,
    attached: 'tickets',
    write: worded(readComing, { words: mailWords('conference-reminder'), ...TO_HOLDERS }),
  },
  'monthly-gift': {
    reason: 'monthly',
    limit: 'strangers',
    isReminder: true,
    write: worded(readMonthlyGift, {
      words: mailWords('monthly-gift'),
      facts: ['amount', 'towards'],
      action: 'give',
      links: ['change'],
    }),
  },
  'staff-link': {
    limit: 'sign-in',
    write: worded(readStaffLink, { words: STAFF_LINK, action: 'signIn' }),
  },
  'staff-invitation': {
    limit: 'none',
    write: worded(readInvitation, {
      words: STAFF_INVITATION,
      action: 'signIn',
      links: ['signInPage'],
    }),
  },
  attention: {
    limit: 'none',
    write: worded(readAttention, { words: ATTENTION, action: 'office' }),
  },
  'office-summary': {
    limit: 'none',
    write: worded(readSummary, { words: OFFICE_SUMMARY, action: 'office' }),
  },
}
