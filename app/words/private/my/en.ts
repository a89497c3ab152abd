export const en = {
  whatYouCanDo: 'What you can do',
  correct: 'Correct details',
  cancel: 'Cancel registration',
  addToCalendar: 'Add to your calendar',
  giveAgain: 'Give again',
  statement: 'Send the statement for {year}',
  sendLink: 'Send the link again',
  data: 'Your data',
  language: 'Language of this page and its mails',
  asked: {
    cancel: (day: string) => `You asked us on ${day} to cancel.`,
    correct: (day: string) => `You asked us on ${day} to change your registration.`,
    refund: (day: string, amount: string) => `You asked us on ${day} to give ${amount} back.`,
  },
  willWrite: 'Our office will write to you.',
  takeBack: {
    cancel: 'Take back the request to cancel',
    correct: 'Take back the request to change it',
    refund: 'Take back the request for a refund',
    erase: 'Take back the request to erase it',
  },
  erasing: (day: string) => `You asked us on ${day} to erase your data. Our office will do it.`,
  directions: 'Directions to the church',
  question: 'Questions? Call {phone} or write to {email}.',
  /** Around the money. */
  towards: 'For',
  when: 'When',
  payer: 'Payer',
  standing: 'Status',
  payments: 'Payments',
  receipt: 'Receipt',
  status: 'Payment status',
  /** For somebody who comes and has not paid: their ticket and their details. */
  state: {
    cancelled: 'Your registration was cancelled, so its ticket is no longer valid.',
    unpaid: 'Your places are not paid for at the moment, so there is no valid ticket.',
  },
  name: 'Name',
}

export type MyWords = typeof en
