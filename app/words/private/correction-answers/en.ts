/** Of whom something was changed, empty for the whole party; and what. */
type Change = { whose: string; label: string; before: string; now: string }

export const en = {
  empty: 'empty',
  was: ({ whose, label, before, now }: Change) =>
    `${whose ? `${whose}: ` : ''}${label} was ${before}, is ${now}`,
  wasAdded: (name: string) => `${name} was added`,
  wasTakenOff: (name: string) => `${name} was taken off`,
  planned: ({ whose, label, before, now }: Change) =>
    `${whose ? `${whose}: ` : ''}${label} ${before} → ${now}`,
  isAdded: (name: string) => `${name} is added.`,
  isTakenOff: (name: string) => `${name} is taken off.`,
  byYou: (what: string) => `On this page: ${what}`,
  byOffice: (what: string) => `Our office: ${what}`,
  again: 'Something about it has changed. Please look at it and send it again.',
  ask: 'Correct details: ask our office',
  correct: (total: string) => `Correct details, new total ${total}`,
  officeLooks: 'Our office will look at it and write to you. Until then nothing changes.',
  newTotal: (total: string) => `The new total is ${total}.`,
  samePrice: 'The price stays the same.',
  more: (difference: string, before: string) =>
    `That is ${difference} more than before (${before}).`,
  less: (difference: string, before: string) =>
    `That is ${difference} less than before (${before}).`,
  tooMuch: (amount: string) => `${amount} was paid too much then: our office gives it back to you.`,
  usedForThis: (amount: string) =>
    `The ${amount} that our office was to give back is used for this.`,
  problems: {
    cancelled: 'This registration is cancelled, so it can not be corrected.',
    'no-person': 'Somebody on this form is not registered any more. Please open the page again.',
    'not-offered': 'This date can not be chosen any more. Please choose another one.',
    'somebody-missing':
      'To take a person off, please use “Cancel registration” on the page before.',
    office: 'This can not be corrected here. Please call our office.',
  },
  cancel: 'Cancel registration',
  cancelOf: (name: string) => `Cancel registration of ${name}`,
  askOffice: (button: string) => `${button}: ask our office`,
  askToCancel: (names: string) => `You ask our office to cancel this for ${names}.`,
  notExpected: (names: string, count: number) =>
    count === 1
      ? `${names} is not expected any more, and the place goes to others.`
      : `${names} are not expected any more, and the places go to others.`,
  nothingToPay: 'Nothing is to be paid any more.',
  othersStay: 'The others stay registered.',
  noWayBack: 'This can not be taken back.',
  wasPossible: (day: string) => `It was possible to cancel here before ${day}.`,
  officeDecides:
    'Our office will decide on the refund and write to you. Until then nothing changes.',
  rule: (day: string, percent: number) => `Before ${day}, ${percent} % of what was paid goes back.`,
  goesBack: (amount: string) => `${amount} goes back to you.`,
  nothingBack: 'Nothing goes back.',
  byHand: (amount: string) => `Our office gives you ${amount} of it, and writes to you.`,
  alsoOwed: (amount: string) => `Our office also gives you the ${amount} that you asked for.`,
}

export type CorrectionAnswers = typeof en
