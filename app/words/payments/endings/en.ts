export const en = {
  registration: {
    thanks: 'Thank you. We have received your payment.',
    open: 'Open your registration',
    mailed: (to: string) => `We are sending everything to ${to}.`,
  },
  gift: {
    thanks: 'Thank you for your gift',
    open: 'Open your gift',
    mailed: (to: string) => `We are sending your receipt to ${to}.`,
  },
  received: 'We have received your payment.',
  next: 'What comes next',
  showTicket: 'Show your ticket at the entrance, on your phone or on paper.',
  showTickets: 'Everybody shows their own ticket at the entrance, on a phone or on paper.',
  plansChange: 'If your plans change, you can correct or cancel your registration on its page.',
  addToCalendar: 'Add to your calendar',
  keep: 'The page is yours alone, so please keep its address to yourself.',
}
