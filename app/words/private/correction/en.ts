export const en = {
  correct: 'Correct details',
  begun:
    'This conference has begun or is over, so you can’t change anything here yourself. What you send goes to our office as a request, and we will write to you.',
  atOnce: 'Your corrections take effect at once. If the price changes, we will ask you first.',
  /** With the labels of the two choices. */
  partly: (party: string, stay: string) =>
    `Names, addresses and the arrival are corrected at once. Changes to the conference, the people, their ages, “${party}” and “${stay}” go to our office as a request: nothing changes until we write to you.`,
  changed: 'This registration has changed in the meantime',
  notSaved: 'Your corrections are not saved yet, and what you typed is still here. What changed:',
  somebodyElse: 'Fill this in only if somebody else is coming with you.',
  lookFirst: 'Please look at this first',
  notCancelled:
    'Something has changed in the meantime, so nothing was cancelled yet. Please check again.',
  whatHappens: 'What will happen',
  orCancelFor: 'Or cancel for',
  everybody: 'everybody',
  only: (name: string) => `only ${name}`,
}
