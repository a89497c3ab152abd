type Registered = { event: string; first: string; others: number; at: string }

export const en = {
  one: {
    subject: ({ isGift, txnid }: { isGift: boolean; txnid: string }) =>
      `The link to ${isGift ? 'your gift' : 'your registration'} (${txnid})`,
    heading: (isGift: boolean) => `The link to ${isGift ? 'your gift' : 'your registration'}`,
    asked:
      'Somebody who knows your transaction number asked us to send you this link. It opens a page with everything about it: the payment status, the receipt, and how to pay or try again.',
    yours: 'The link is yours alone. Whoever has it can see the same, so please do not pass it on.',
    closing:
      'If you did not ask for it, you don’t need to do anything: nobody else has received the link.',
  },
  all: {
    subject: 'The links to your registrations and gifts',
    heading: 'Your links',
    asked:
      'Somebody, probably you, asked us for these links. Each opens a page with everything about one registration, ticket or gift.',
    yours:
      'The links are yours alone. Whoever has one can see the same, so please do not pass them on.',
    closing:
      'If you did not ask for them, you don’t need to do anything: nobody else has received the links.',
    /** "Encounter with God, for Asha Rao and 4 others, registered on …" */
    registration: ({ event, first, others, at }: Registered) => {
      const more = others === 1 ? ' and one other' : ` and ${others} others`
      return `${event}, for ${first}${others === 0 ? '' : more}, registered on ${at}`
    },
    ticket: ({ holder, event }: { holder: string; event: string }) =>
      `${holder}’s ticket for ${event}`,
    gift: ({ amount, towards, day }: { amount: string; towards: string; day: string }) =>
      `Your gift of ${amount} towards ${towards}, ${day}`,
  },
}

export type LinkWords = typeof en
