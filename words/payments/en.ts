import type { HandMethod } from '#domain/payments/hand-money.ts'
import type { FailureReason, PaymentOutcome } from '#domain/payments/payment-state.ts'
import type { Standing } from '#domain/registration/places.ts'

type Wish = { day: number; amount: string; towards: string }

export const monthly = {
  heading: 'Remind me each month',
  offer:
    'Would you like to give each month? We will write to you on the day you choose, with a link to the form, already filled in. Nothing is taken from your account automatically.',
  fund: 'Fund',
  change: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  dayMissing: 'Please choose a day',
  fundMissing: 'Please choose a fund',
  dayOfMonth: ordinal,
  active: ({ day, amount, towards, next }: Wish & { next: string }) =>
    `We remind you on the ${ordinal(day)} of each month to give ${amount} for ${towards}. The next mail comes on ${next}. Nothing is taken from your account automatically.`,
  paused: ({ day, amount, towards }: Wish) =>
    `Your reminder on the ${ordinal(day)} of each month to give ${amount} for ${towards} is paused. We will send no mail until you resume it.`,
}

/** "1st", "22nd", "13th" */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  const endings = ['th', 'st', 'nd', 'rd']
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`
}

export const payments = {
  standings: {
    Waiting: 'Waiting',
    'Not paid': 'Not paid',
    'Part paid': 'Part paid',
    Paid: 'Paid',
    Overpaid: 'Overpaid',
    Refunded: 'Refunded',
    Cancelled: 'Cancelled',
    Expired: 'Expired',
  } satisfies Record<Standing, string>,
  outcomes: {
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
  } satisfies Record<PaymentOutcome, string>,
  byHand: {
    Cash: 'in cash',
    UPI: 'by UPI',
    'Bank transfer': 'by bank transfer',
    Cheque: 'by cheque',
  } satisfies Record<HandMethod, string>,
  handTakenBack: 'reversed',
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
  /** Where nothing was paid, or not yet. */
  method: 'Payment method',
  onTop: 'Extra charge by the bank',
  /** Always with paise: "Rs. 5.00" */
  decimalRupees: (decimal: string) => `Rs. ${decimal}`,
  wasGivenBack: (amount: string, moment: string) => `${amount} was given back on ${moment}.`,
  isComingBack: (amount: string, since: string) =>
    `${amount} is on its way back to you (since ${since}).`,
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
  title: 'Going to payment',
  description: 'On the way to the payment provider.',
  nothing: 'There is nothing to pay here',
  amountFor: ({ amount, purpose }: { amount: string; purpose: string }) =>
    `${amount} for ${purpose}`,
  onYourWay:
    'You are on your way to our payment provider’s page. Afterwards you will come back here and see how it went.',
  contact: 'Contact us',
}

export const reminders = {
  title: 'Reminders',
  description: 'Stop reminders by mail.',
  what: 'We send reminders about unfinished payments, balances that are due, conferences that begin soon and monthly gifts. Press the button if you do not want them.',
  stop: 'Stop reminders',
  stopped: 'We will send no more reminders to this address.',
  still: 'You will still get receipts, tickets and answers to what you do on our site.',
}

export const results = {
  date: 'Date',
  paidTowards: 'Paid towards',
  amountPaid: 'Amount paid',
  payer: 'Payer',
  reason: 'Reason',
  details: 'Details',
  about: 'About this payment',
  toStart: 'Go to the start page',
  failures: {
    cancelled: 'You cancelled the payment.',
    left: 'You left the payment page before the payment was made.',
    declined: 'Your bank declined the payment.',
    'not-enough': 'There was not enough money in the account, or a limit was reached.',
    'wrong-details': 'A number, password or code did not match.',
    'timed-out': 'The payment took too long, and the time ran out.',
    'no-answer': 'Your bank did not answer, and nothing has been received so far.',
    unknown: 'The payment did not go through.',
  } satisfies Record<FailureReason, string>,
  failed: {
    taken: 'Nothing was received. You can try again without re-entering anything.',
    more: 'If your bank shows that money was taken, it will return it within a few days, or the payment will be confirmed here later.',
  },
  dropped: {
    taken:
      'We will keep checking. If nothing was taken, you can try again now without re-entering anything.',
    more: 'If your bank shows that money was taken, please wait a day before you try again: either the payment will be confirmed here, or your bank will give the money back.',
  },
  checksAgain:
    'This page checks again automatically. You can also close it and come back later with your transaction number.',
  waiting: {
    lead: 'We are waiting for your bank. Please do not pay again.',
    more: 'We’ll keep checking with our payment provider. Nothing is lost in the meantime.',
  },
  outcomes: {
    'not-started': {
      lead: 'Our payment provider has not heard of this payment, so nothing was taken.',
      more: 'If you have just paid, your payment is being confirmed: please do not pay again.',
    },
    begun: {
      lead: 'You reached the page of our payment provider, but nothing was taken.',
      more: 'If you have just paid, your payment is being confirmed: please do not pay again. Otherwise you can continue whenever you like.',
    },
    'at-the-bank': {
      lead: 'Your payment is at the bank, which has not answered yet. Please do not pay again.',
      more: 'Some banks take minutes, and a few take until the next day. We’ll keep checking.',
    },
    taken: {
      lead: 'Your money was taken, but the payment is not confirmed yet. Please do not pay again.',
      more: 'Our payment provider has reported that it went through, and we are still verifying it. Nothing is lost: we’ll keep checking until it is confirmed.',
    },
    held: {
      lead: 'Your bank has set the money aside but not handed it over yet. Please do not pay again.',
      more: 'It will be confirmed here as soon as it reaches us. If it does not, your bank will release it by itself.',
    },
    mismatched: {
      lead: 'Money was taken, but not the amount that we asked for. Please do not pay again.',
      more: 'Our office can see this and will put it right. Please have the numbers below ready when you call.',
    },
  },
  refunded: 'This payment was received and has been given back in full.',
  bankTakes:
    'Banks may take up to seven working days to show it. If it has not arrived by then, please give your bank the numbers above.',
  paidTwice:
    'Another payment for the same thing had already reached us, so you have paid twice. Our office will give this payment back, unless you tell us otherwise.',
  linkToEverything:
    'The link in our mail opens a page with all the details and the receipt. We can send it again, to the e-mail address that we were given.',
  linkToPaying:
    'The link in our mail opens the page where you can pay or try again. We can send it again, to the e-mail address that we were given.',
  linkSent: 'The link is on its way to that address. It can take a few minutes.',
  sendLink: 'Send me the link',
  enterNumber: 'Enter your transaction number to see the status of your payment.',
  noSuchNumber: 'There is no payment with this transaction number. Please check it and try again.',
  numberHelp:
    'It is in the mail we sent you, and in the address of the page you saw after paying, for example 12345678901 or EWG12345678901.',
  find: 'Find',
  registration: {
    thanks: 'Thank you. We have received your payment.',
    open: 'Open your registration',
    mailed: (to: string) => `We are sending everything to ${to}.`,
  },
  gift: {
    thanks: 'Thank you for your gift',
    open: 'Open your gift',
    mailed: (to: string) => `We are sending your receipt to ${to}.`,
  },
  received: 'We have received your payment.',
  next: 'What comes next',
  showTicket: 'Show your ticket at the entrance, on your phone or on paper.',
  showTickets: 'Everybody shows their own ticket at the entrance, on a phone or on paper.',
  plansChange: 'If your plans change, you can correct or cancel your registration on its page.',
  addToCalendar: 'Add to your calendar',
  keep: 'The page is yours alone, so please keep its address to yourself.',
}
