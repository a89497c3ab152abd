export const en = {
  confirm: {
    subject: (title: string) => `Confirm your address: ${title}`,
    heading: 'Shall we tell you when it opens?',
    asked: (title: string) =>
      `Somebody typed this address to be told when registration opens: ${title}. Please open the link and press the button, then we will write to you once.`,
    button: 'Confirm your address',
    closing: 'If it was not you, do nothing. We will delete the address after a week.',
  },
  subject: (title: string) => `You can register now: ${title}`,
  heading: 'You can register now',
  open: (title: string) =>
    `You asked us to tell you when the form opens. It is open now: ${title}.`,
  onlyMail: 'This is the only mail about it. We have removed your address.',
  register: 'Register',
}

export type OpeningWords = typeof en
