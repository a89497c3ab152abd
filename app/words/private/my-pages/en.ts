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
}

export type MyPagesWords = typeof en
