export const en = {
  subject: (event: string) => `Your registration for ${event} was cancelled`,
  heading: 'Your registration was cancelled',
  byOffice: (event: string) =>
    `Your registration for ${event} was cancelled by our office. Its places will go to others, and there is nothing more to pay for it.`,
  byVisitor: (event: string) =>
    `Your registration for ${event} was cancelled on its private page. Its places will go to others, and there is nothing more to pay for it.`,
  doNotPay: 'Please do not pay for it any more, not even with a link from an earlier mail.',
  again: 'Register again',
  person: {
    subject: ({ person, event }: { person: string; event: string }) =>
      `${person} was taken off the registration for ${event}`,
    heading: 'A place was cancelled',
    cancelled: ({ person, event }: { person: string; event: string }) =>
      `The place of ${person} at ${event} was cancelled on the private page of the registration.`,
  },
  /** What a cancellation means for the money, for the payer. */
  money: {
    nothing: 'We have received no payment for it, so there is nothing to give back.',
    returned: (amount: string) => `${amount} has gone back to you.`,
    byHand: (amount: string) =>
      `Our office will give ${amount} back to you, and write to you about it.`,
    kept: (amount: string) => `We keep ${amount}, as the page said before the cancellation.`,
    other: (amount: string) =>
      `Our office will write to you about the other ${amount} that you have paid.`,
    open: (amount: string) => `You have paid ${amount}. Our office will write to you about it.`,
  },
}

export type CancellationWords = typeof en
