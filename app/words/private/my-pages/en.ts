/** The day is empty where there is none, or where it is over. */
type Due = { people: number; amount: string; day: string }

/** Titles of private pages, the ways back, and what a page says after something was done. */
export const en = {
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
  /** Where a registration stands. */
  standing: {
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

export type MyPagesWords = typeof en

function who(people: number): string {
  return people === 1 ? 'One person is' : `${NUMBERS[people] ?? people} people are`
}

const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five']
