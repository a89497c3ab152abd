export const en = {
  correct: 'Correct details',
  begun:
    'This conference has begun or is over, so nothing is changed here at once. What you send is a request to our office, and we will write to you.',
  atOnce: 'Your corrections take effect at once. If the price changes, we will ask you first.',
  /** With the labels of the two choices. */
  partly: (party: string, stay: string) =>
    `Names, addresses and the arrival are corrected at once. Another conference, more people, ages, “${party}” and “${stay}” are a request to our office: nothing changes until we write to you.`,
  changed: 'This registration has changed in the meantime',
  notSaved: 'Your corrections are not saved yet, and what you typed is still here. What changed:',
  somebodyElse: 'Fill this in only if somebody else comes with you.',
  lookFirst: 'Please look at this first',
  notCancelled:
    'Something has changed in the meantime, so nothing was cancelled yet. Please check again.',
  whatHappens: 'What will happen',
  orCancelFor: 'Or cancel for',
  everybody: 'everybody',
  only: (name: string) => `only ${name}`,
}

export type CorrectionWords = typeof en
