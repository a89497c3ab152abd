/** What many mails about a registration say. */
export const en = {
  welcome: (event: string) => `We look forward to seeing you at ${event}.`,
  over: (day: string) => `This conference was over on ${day}.`,
  movedFrom: (dates: string) => `Moved from ${dates}.`,
  people: {
    registered: 'Who is registered',
    cancelled: 'Who was registered',
    waiting: 'Who is waiting',
    expected: 'Who is coming',
    missed: 'Who was coming',
  },
  /** The balance can be paid on the private page, which every mail leads to. */
  balance: (amount: string) =>
    `${amount} is still due; please pay it on the page of your registration, or at the registration desk.`,
  stillDue: (amount: string) => `${amount} is still due.`,
  nothingDue: 'Nothing is due.',
  coming: (amount: string) => `${amount} is on its way back to you.`,
  /** Of a cancelled registration. */
  held: (amount: string) => `${amount} is still with us. Our office will write to you about it.`,
  /** More was paid than the price; what happens to it. */
  excess: (amount: string) =>
    `You have paid ${amount} more than the price. Our office will give it back to you.`,
  /** In mails about what was done before a cancellation, which has a mail of its own. */
  cancelledSince: 'After that, the registration was cancelled.',
  /** Ends mails about changes. */
  surprise: 'If this comes as a surprise, please reply to this mail, or call the office.',
  see: 'See your registration',
  letter: 'General Information Letter (PDF)',
}

export type VisitWords = typeof en
