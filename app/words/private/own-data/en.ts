/** What we hold about somebody, by its headings and labels. */
export const en = {
  registration: 'The registration',
  gift: 'The gift',
  person: (number: number) => `Person ${number}`,
  payments: 'Payments',
  mails: 'Mails that we sent',
  requests: 'What you asked of us',
  entries: 'At the doors',
  consents: 'What you agreed to',
  monthly: 'Monthly reminder',
  registered: 'Registered',
  language: 'Language',
  name: 'Full name',
  pan: 'PAN',
  given: 'Given',
  takenOff: 'Taken off',
  fund: 'Fund',
  next: 'Next',
  consent: (wording: string) => `Our consent declaration, version ${wording}`,
  /** Stored as it is for whoever the office has typed in. */
  fromDesk: 'Our office wrote these details down. Nobody read our declaration on a screen.',
  mailTo: (subject: string, address: string) => `${subject}, to ${address}`,
  entry: { in: 'came in', out: 'left', undo: 'taken back' },
}

export type OwnDataWords = typeof en
