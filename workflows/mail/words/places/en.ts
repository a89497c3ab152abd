/** A hold may have no end. */
type Held = { event: string; until: string | undefined }

export const en = {
  waiting: {
    subject: (event: string) => `You are on the waiting list for ${event}`,
    heading: 'You are on the waiting list',
    noPlaces: (event: string) =>
      `There are no places left for you at ${event} just now, so we have put you on the waiting list.`,
    nothingToPay:
      'There is nothing to pay now. As soon as a place is free for you, we will write to you with a link to pay; please do not travel before that.',
    closing:
      'If you no longer wish to come, please tell us: reply to this mail, or call the office.',
  },
  offered: {
    subject: ({ event, txnid }: { event: string; txnid: string }) =>
      `There is a place for you at ${event} (${txnid})`,
    heading: 'There is a place for you',
    kept: ({ event, until }: Held) =>
      `You were on the waiting list for ${event}, and now there is a place. We are keeping it for you${until ? ` until ${until}` : ''}.`,
    yours: (amount: string) =>
      `It is yours once you have paid ${amount}. You don’t need to re-enter anything.`,
    closing: 'If you can no longer come, please tell us, so that somebody else can.',
  },
  late: {
    subject: (txnid: string) => `Your payment came after your places were released (${txnid})`,
    heading: 'We have your payment, and are looking for a place',
    cameLate: ({ amount, towards }: { amount: string; towards: string }) =>
      `Your payment of ${amount} for ${towards} has reached us, but only after the places held for you had been released.`,
    nothingLost:
      'Nothing is lost. Our office will write to you: either there is still a place for you, or you will get all of your money back. Please do not travel before you have heard from us.',
  },
  keep: {
    subject: (event: string) => `Please keep your places at ${event}`,
    heading: 'Please keep your places',
    held: ({ event, until }: Held) =>
      `Your places at ${event} are held for you${until ? ` until ${until}` : ''}. Nothing is due online.`,
    press:
      'Please open the link below and press "Keep our places". Otherwise they will be given to others.',
    button: 'Keep our places',
    closing: 'If you did not register, you don’t need to do anything: the places will be released.',
  },
  givenBack: {
    subject: (event: string) => `Your places at ${event} have been released`,
    heading: 'Your places have been released',
    released: (event: string) =>
      `You registered for ${event}. The places held for you were released, because they were not confirmed in time.`,
    again: 'If you would still like to come, please fill in the form again.',
    button: 'Fill in the form again',
    closing: 'If you did not register, you don’t need to do anything.',
  },
}

export type PlaceWords = typeof en
