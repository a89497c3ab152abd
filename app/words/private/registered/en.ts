import type { PlacesOutcome } from '#domain/registration/places.ts'

export const en = {
  titles: {
    'has-places': 'You are registered',
    waiting: 'You are on the waiting list',
    expired: 'Your places have been released',
    full: 'Your places have been released',
    refunded: 'You are registered',
    cancelled: 'This registration was cancelled',
    'paid-late': 'You are registered',
  } satisfies Record<PlacesOutcome | 'full', string>,
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
    'has-places': '',
    waiting: '',
    expired:
      'The places held for you were released, because no payment arrived in time. There are still places: continue to payment to get yours.',
    full: 'The places held for you were released, because no payment arrived in time, and there are not enough left now. Please fill in the form again to join the waiting list, or call our office.',
    refunded:
      'The payment for this registration has been given back, and no places are held for it any more. If you would still like to come, please fill in the form again.',
    cancelled:
      'This registration was cancelled, and no places are held for it any more. If you have a question, please call our office.',
    'paid-late':
      'Your payment arrived after the places held for you had been released. Nothing is lost: our office will write to you, with a place or with your money back. Please do not travel before you have heard from us.',
  } satisfies Record<PlacesOutcome | 'full', string>,
  waitingFor: 'Waiting for',
  registeredFor: 'Registered for',
  conference: 'Conference',
  when: 'When',
  atVenue: 'To be paid at the venue',
  whoWaits: 'Who is waiting',
  whoIsRegistered: 'Who is registered',
  whoWasRegistered: 'Who was registered',
  whoComes: 'Who is coming',
  stillDue: 'Still due after this payment: {amount}',
  letter: '{letter}. Questions? Call {phone} or write to {email}.',
  letterName: 'General Information Letter (PDF)',
  start: 'Go to the start page',
}
