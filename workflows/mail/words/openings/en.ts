export const en = {
  subject: (title: string) => `You can register now: ${title}`,
  heading: 'You can register now',
  open: (title: string) =>
    `You asked us to tell you when the form opens. It is open now: ${title}.`,
  onlyMail: 'This is the only mail about it. We have removed your address.',
  register: 'Register',
}

export type OpeningWords = typeof en
