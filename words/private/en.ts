export const correction = {
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
  empty: 'empty',
  was: ({ whose, label, before, now }: Change) =>
    `${whose ? `${whose}: ` : ''}${label} was ${before}, now ${now}`,
  wasAdded: (name: string) => `${name} was added`,
  wasTakenOff: (name: string) => `${name} was removed`,
  isAdded: (name: string) => `${name} will be added.`,
  isTakenOff: (name: string) => `${name} will be removed.`,
  byYou: (what: string) => `On this page: ${what}`,
  byOffice: (what: string) => `Our office: ${what}`,
  again: 'Something has changed in the meantime. Please check it and send it again.',
  ask: 'Correct details: ask our office',
  correctFor: (total: string) => `Correct details, new total ${total}`,
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
  keeps: (amount: string) => `We will keep ${amount}.`,
  othersOwe: (amount: string) => `${amount} will still be due for the others.`,
  alsoOwed: (amount: string) =>
    `Our office will also give you back the ${amount} that you asked for.`,
}

/** Of whom something was changed, empty for the whole party; and what. */
type Change = { whose: string; label: string; before: string; now: string }

export const keeping = {
  titles: {
    held: 'Keep your places',
    kept: 'You are registered',
    'run-out': 'Your places have been released',
    cancelled: 'This registration was cancelled',
  },
  description: 'Your places at our conference.',
  people: 'People',
  /** Until a moment, empty where it is not known. */
  held: (until: string) =>
    `Nothing is due online. Your places are held for you${until && ` until ${until}`}. Press the button to keep them.`,
  keep: 'Keep our places',
  kept: 'Your places are kept, and nothing is due online. We look forward to seeing you.',
  runOut:
    'The time to keep these places has run out, and they have been released. Please fill in the form again: if there are places left, we will hold them for you once more.',
  fillInAgain: 'Fill in the form again',
  cancelled: 'This registration was cancelled. If you have a question, please call our office.',
}

export const letters = {
  kind: 'General Information Letter',
  bring: 'What to bring',
  timetable: 'Timetable',
  notes: 'Good to know',
  questions: (contact: string) => `Questions? ${contact}`,
  page: ', page {page} of {pages}',
}

export const privatePages = {
  manage: 'Manage',
  giveAgain: 'Give again',
  statement: 'Send the statement for {year}',
  sendLink: 'Send the link again',
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
  payer: 'Payer',
  payments: 'Payments',
  state: {
    cancelled: 'Your registration was cancelled, so its ticket is no longer valid.',
    unpaid: 'Your places are not paid for at the moment, so there is no valid ticket.',
  },
  gift: { title: 'Your gift', description: 'Everything about your gift.' },
  registration: { title: 'Your registration', description: 'Everything about your registration.' },
  cancel: { title: 'Cancel registration', description: 'Cancel your registration.' },
  correct: { title: 'Correct details', description: 'Correct your registration.' },
  data: { title: 'Your data', description: 'What we hold about you.' },
  backToRegistration: 'Back to your registration',
  backToGift: 'Back to your gift',
  backToPage: 'Back to your page',
  done: {
    link: 'The link is on its way to your e-mail address. It can take a few minutes.',
    statement: 'The statement is on its way to your e-mail address. It can take a few minutes.',
    same: 'Nothing was changed.',
    correct: 'Your details have been corrected.',
    cancel: 'It has been cancelled. Any refund will take a few days.',
    'taken-back': 'Your request has been taken back. Everything stays as it is.',
    monthly: 'We will remind you each month.',
    'monthly-pause': 'Your reminder is paused.',
    'monthly-resume': 'Your reminder is active again.',
    'monthly-end': 'Your reminder has ended.',
    asked: 'Our office has your request and will write to you. Until then nothing changes.',
    language: 'This page and its mails are in English now.',
  },
  everyoneIsTold: 'Everyone concerned will get a mail.',
  sentences: {
    waiting: (people: number) =>
      `${who(people)} on the waiting list. We will write to you as soon as there is room.`,
    unpaid: ({ people, amount, day }: Due) =>
      `${who(people)} coming. Please pay ${amount}${day && ` by ${day}`}.`,
    partPaid: ({ people, amount, day }: Due) =>
      `${who(people)} registered. ${amount} is still due${day && ` by ${day}`}.`,
    paid: (people: number) => `${who(people)} registered, and everything is paid.`,
    seeingYou: 'We look forward to seeing you.',
    overpaid: (people: number) =>
      `${who(people)} registered. You have paid more than the price, and our office will sort it out.`,
    refunded: 'Everything you paid has gone back to you.',
    returning: 'Everything you paid is on its way back to you.',
    cancelled: 'This registration was cancelled, and nobody is expected.',
    expired: 'No payment arrived in time, so the places were given to others.',
  },
  /**
   * What the form for lost links says in every language at once: it belongs to no registration or gift, so
   * nobody has said in which language to speak. Its fields are English, so the others name its button.
   */
  lostLinks: {
    about:
      'Each registration and each gift has a page of its own, with everything about it. We will mail you the links.',
    sent: 'Thank you. If something was registered or given with this address, the links are on their way to it. It can take a few minutes; please check your spam folder too.',
  },
}

/** The day is empty where there is none, or where it is over. */
type Due = { people: number; amount: string; day: string }

function who(people: number): string {
  return people === 1 ? 'One person is' : `${NUMBERS[people] ?? people} people are`
}

const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five']

export const ownData = {
  registration: 'The registration',
  gift: 'The gift',
  mails: 'Mails that we sent',
  requests: 'What you asked of us',
  entries: 'At the doors',
  consents: 'What you agreed to',
  monthly: 'Monthly reminder',
  registered: 'Registered',
  language: 'Language',
  given: 'Given',
  takenOff: 'Removed',
  fund: 'Fund',
  next: 'Next',
  consent: (people: number) =>
    `Our consent declaration${people > 1 ? `, for ${people} people` : ''}`,
  /** Stored as it is for whoever the office has typed in. */
  fromDesk: 'Our office wrote these details down. Nobody read our declaration on a screen.',
  mailTo: (subject: string, address: string) => `${subject}, to ${address}`,
  entry: { in: 'came in', out: 'left', undo: 'taken back' },
  everything: (parts: number) =>
    `This is everything that we hold${parts === 1 ? '' : ' about these people and this record'}.`,
  download: 'Download it (JSON)',
  erase: 'Erase it',
  what: 'Our office will erase names, addresses and numbers, here and in the mails we have kept. Records of money that the law requires will stay, without names where the law allows it. After that, this page will be gone.',
  ahead: 'Your conference is still to come, so our office will cancel your registration first.',
  asked: 'You have asked us to erase it. Our office will do it.',
  ask: 'Ask us to erase it',
}

export const receipts = {
  description: 'A receipt to print.',
  givenBack: 'This payment has been given back. The receipt is shown for your records only.',
  void: 'Void',
  madeVoid: (number: string) =>
    `Our office has made receipt ${number} void. It is no longer valid.`,
  tookItsPlace: (successor: string) => `Receipt ${successor} replaces it.`,
  back: 'Back',
}

export const registered = {
  titles: {
    'has-places': 'You are registered',
    waiting: 'You are on the waiting list',
    expired: 'Your places have been released',
    cancelled: 'This registration was cancelled',
  },
  heldTitle: 'Your places are held for you',
  description: 'The confirmation of your registration.',
  waitingDescription: 'Your place on the waiting list.',
  onWaitingList: 'We have put you on the waiting list',
  nothingDue: 'Nothing is due online',
  waiting:
    'There are no places left for you just now, and there is nothing to pay. As soon as there is a place, we will write to you with a link to pay. Please do not travel before that.',
  held: (until: string) =>
    `Your places are held until ${until}. We have sent you a mail: please open its link and press “Keep our places” before then, or they will be given to others.`,
  notKept:
    'The places held for you have been given to others, because they were not confirmed in time. If you would still like to come, please fill in the form again.',
  /** What has become of the places; empty where there is nothing to say. */
  places: {
    expired:
      'The places held for you were released, because no payment arrived in time. There are still places: continue to payment to get yours.',
    full: 'The places held for you were released, because no payment arrived in time, and there are not enough left now. Please fill in the form again to join the waiting list, or call our office.',
    refunded:
      'The payment for this registration has been given back, and no places are held for it any more. If you would still like to come, please fill in the form again.',
    cancelled:
      'This registration was cancelled, and no places are held for it any more. If you have a question, please call our office.',
    'paid-late':
      'Your payment arrived after the places held for you had been released. Nothing is lost: our office will write to you, with a place or with your money back. Please do not travel before you have heard from us.',
  },
  waitingFor: 'Waiting for',
  registeredFor: 'Registered for',
  atVenue: 'To be paid at the venue',
  whoWaits: 'Who is waiting',
  whoIsRegistered: 'Who is registered',
  whoWasRegistered: 'Who was registered',
  whoComes: 'Who is coming',
  stillDue: 'Still due after this payment: {amount}',
  letter: '{letter}. Questions? Call {phone} or write to {email}.',
}

export const tellMe = {
  title: 'When registration opens',
  description: 'One mail when registration opens.',
  ask: (title: string) =>
    `Shall we write to you when registration for ${title} opens? It is one mail, and then we delete your address.`,
  confirm: 'Yes, tell me',
  confirmed: (title: string) =>
    `Thank you. We will write to you once, when registration for ${title} opens.`,
}

export const tickets = {
  heading: (count: number): string => (count === 1 ? 'Your ticket' : 'Tickets'),
  show: (count: number): string =>
    count === 1
      ? 'Please show the code at the entrance.'
      : 'Please show each code at the entrance.',
  offline: 'This page works offline once you have opened it.',
  pdf: (count: number) => `${count === 1 ? 'Ticket' : 'Tickets'} to print (PDF)`,
  qr: (name: string) => `QR code of ${name}’s ticket`,
  room: (room: string) => `Room: ${room}`,
  share: (name: string) => `Share ${name}’s ticket`,
  shareAll: 'Share the tickets',
  /** Which of several, and how many there are besides the one that is shown. */
  place: (nth: number, count: number) => `${nth} of ${count}`,
  more: (count: number) => (count === 1 ? 'and 1 more ticket' : `and ${count} more tickets`),
  sheet: (event: string) => `Tickets: ${event}`,
  showThis: 'Please show this code at the entrance.',
  shared: (name: string, event: string) => `${name}’s ticket for ${event}`,
  title: 'A ticket',
  description: 'What a ticket is.',
  about: 'Our staff scan it at the door to let its holder in.',
  for: 'For',
}
