export const PROGRAMME_MESSAGES = {
  title: 'Please enter a title, such as Summer Camp.',
  longTitle: 'Please enter at most 60 characters.',
  address: 'Please enter an address in English letters, such as summer-camp.',
  'address-exists': 'This address is already in use. Please choose another one.',
  longAbout: 'Please enter at most 300 characters.',
  'no-menu': 'This menu no longer exists. Please choose another one.',
} as const

export function programmeWords(name: string, about: string) {
  return {
    title: `${name} Registration Form`,
    formDescription: `Register for ${name}.`,
    pageDescription: about || `${name}: dates, prices and registration.`,
    lead: about || 'We look forward to meeting you.',
    text: `You are welcome at ${name}. The dates and prices are below. If you have a question, call us or write to us.`,
    register: 'Register Now',
    dates: 'Upcoming Dates',
    none: 'The next dates will be announced soon.',
    phone: 'Call us',
    email: 'Write to us',
  }
}

export function newProgrammeWords(planned: {
  name: string
  address: string
  form: string
  menu: string | undefined
  open: boolean
}): string[] {
  const { name, address, form, menu, open } = planned
  return [
    `${name} gets a page at /${address}. You can write more on it afterwards.`,
    open
      ? `People can register at /${form} within five seconds.`
      : `Its form at /${form} says “Registration opens soon”.`,
    menu ? `It appears in the menu under ${menu}.` : 'It is not in the menu.',
    'An event of the same name in the church’s calendar leads to this form.',
  ]
}
