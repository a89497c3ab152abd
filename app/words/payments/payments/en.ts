import type { HandMethod } from '#domain/payments/hand-method.ts'
import type { PaymentOutcome } from '#domain/payments/outcome.ts'
import type { Standing } from '#domain/standing.ts'

const standings: Record<Standing, string> = {
  Waiting: 'Waiting',
  'Not paid': 'Not paid',
  'Part paid': 'Part paid',
  Paid: 'Paid',
  Overpaid: 'Overpaid',
  Refunded: 'Refunded',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
}

const outcomes: Record<PaymentOutcome, string> = {
  'not-started': 'not started',
  begun: 'not finished',
  unheard: 'no result yet',
  'at-the-bank': 'at the bank',
  taken: 'being confirmed',
  held: 'held by the bank',
  mismatched: 'a different amount was taken; our office is looking into it',
  failed: 'did not go through',
  dropped: 'the bank did not answer',
  received: 'received',
  refunded: 'given back',
}

const byHand: Record<HandMethod, string> = {
  Cash: 'in cash',
  UPI: 'by UPI',
  'Bank transfer': 'by bank transfer',
  Cheque: 'by cheque',
}

export const en = {
  standings,
  outcomes,
  byHand,
  handReceived: 'received',
  handTakenBack: 'taken back',
  /** The titles of the result page. */
  titles: {
    success: 'Transaction Successful!',
    failure: 'Transaction Failed!',
    confirming: 'Your payment is being confirmed',
    'not-started': 'This payment has not started',
    'not-finished': 'This payment is not finished',
    refunded: 'Your payment was refunded',
    unknown: 'We do not know this transaction',
    none: 'Find your payment',
  },
  amountTaken: 'Amount taken',
  bankReference: 'Bank reference',
  providerNumber: 'Payment provider’s number',
  paidBy: 'Paid by',
  /** Where nothing was paid, or not yet. */
  method: 'Payment method',
  onTop: 'Extra charge by the bank',
  /** Always with paise: "Rs. 5.00" */
  decimalRupees: (decimal: string) => `Rs. ${decimal}`,
  wasGivenBack: (amount: string, moment: string) => `${amount} was given back on ${moment}.`,
  isComingBack: (amount: string, since: string) =>
    `${amount} is on its way back to you (since ${since}).`,
  givenBack: 'Given back',
  kept: 'We have kept',
  nothingDueOnline: 'Nothing is due online.',
  arrived: (amount: string) => `Your payment of ${amount} has arrived. Nothing more is due.`,
  arrivedOnline: (amount: string) =>
    `Your payment of ${amount} has arrived. Nothing more is due online.`,
  beingConfirmed: "A payment is being confirmed; please don't pay again.",
  closed:
    'Registration has closed. Nothing was taken; if you would still like to come, please call our office.',
  paid: (amount: string) => `Paid: ${amount}`,
  stillDue: (amount: string) => `Still due: ${amount}`,
  nothingDue: 'Nothing is due',
  /** Of a cancelled registration. */
  held: (amount: string) => `${amount} is still with us`,
  back: (amount: string) => `Given back: ${amount}`,
  buttons: {
    start: 'Continue to payment',
    again: 'Try again',
    balance: 'Pay the balance',
  },
  restAfterClosing:
    'Registration has closed, so the rest can no longer be paid online. Please bring it to the registration desk.',
  allAfterClosing:
    'Registration has closed, so this can no longer be paid online. Please bring it to the registration desk.',
  atTheVenue: 'Please bring what is still due to the registration desk.',
  giftReached: (amount: string) => `Your gift of ${amount} has reached us. Thank you.`,
  giftReturned: (amount: string) => `Your gift of ${amount} was given back.`,
  giftReturning: (amount: string) => `Your gift of ${amount} is on its way back to you.`,
  giftMissing: (amount: string) => `Your gift of ${amount} has not reached us yet.`,
  giftOdd: (amount: string) =>
    `Your gift of ${amount} has reached us. Our office will sort out the difference.`,
  giftNotStored:
    'We could not store your gift just now, and nothing was taken. Please try again in a moment.',
}
