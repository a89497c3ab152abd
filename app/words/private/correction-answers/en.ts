/** Of whom something was changed, empty for the whole party; and what. */
type Change = { whose: string; label: string; before: string; now: string }

export const en = {
  empty: 'empty',
  was: ({ whose, label, before, now }: Change) =>
    `${whose ? `${whose}: ` : ''}${label} was ${before}, now ${now}`,
  wasAdded: (name: string) => `${name} was added`,
  wasTakenOff: (name: string) => `${name} was taken off`,
  planned: ({ whose, label, before, now }: Change) =>
    `${whose ? `${whose}: ` : ''}${label} ${before} → ${now}`,
  isAdded: (name: string) => `${name} will be added.`,
  isTakenOff: (name: string) => `${name} will be taken off.`,
  byYou: (what: string) => `On this page: ${what}`,
  byOffice: (what: string) => `Our office: ${what}`,
  again: 'Something has changed in the meantime. Please check it and send it again.',
  ask: 'Correct details: ask our office',
  correct: (total: string) => `Correct details, new total ${total}`,
  officeLooks: 'Our office will look at it and write to you. Until then nothing changes.',
  newTotal: (total: string) => `The new total is ${total}.`,
  samePrice: 'The price stays the same.',
  more: (difference: string, before: string) =>
    `That is ${difference} more than before (${before}).`,
  less: (difference: string, before: string) =>
    `That is ${difference} less than before (${before}).`,
  tooMuch: (amount: string) =>
    `You will then have paid ${amount} too much. Our office will give it back to you.`,
  usedForThis: (amount: string) =>
    `The ${amount} that our office was going to give back will be used for this.`,
  problems: {
    cancelled: 'This registration is cancelled, so it can’t be corrected.',
    'no-person': 'Somebody on this form is no longer registered. Please open the page again.',
    'not-offered': 'This date can no longer be chosen. Please choose another one.',
    'somebody-missing':
      'To take a person off, please use “Cancel registration” on the previous page.',
    office: 'This can’t be corrected here. Please call our office.',
  },
  cancel: 'Cancel registration',
  cancelOf: (name: string) => `Cancel registration of ${name}`,
  askOffice: (button: string) => `${button}: ask our office`,
  askToCancel: (names: string) => `You are asking our office to cancel this for ${names}.`,
  notExpected: (names: string, count: number) =>
    count === 1
      ? `${names} will no longer be expected, and the place will go to somebody else.`
      : `${names} will no longer be expected, and the places will go to others.`,
  nothingToPay: 'There will be nothing more to pay.',
  othersStay: 'The others stay registered.',
  noWayBack: 'This can’t be undone.',
  wasPossible: (day: string) => `You could cancel here yourself only before ${day}.`,
  officeDecides:
    'Our office will decide on the refund and write to you. Until then nothing changes.',
  rule: (day: string, percent: number) =>
    `If you cancel before ${day}, you get back ${percent} % of what was paid.`,
  goesBack: (amount: string) => `You will get ${amount} back.`,
  nothingBack: 'You will get nothing back.',
  byHand: (amount: string) => `Our office will pay you ${amount} of it, and write to you.`,
  alsoOwed: (amount: string) =>
    `Our office will also give you back the ${amount} that you asked for.`,
}
