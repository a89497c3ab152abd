/** On printed tickets, and with the link when one is shared. */
export const en = {
  title: (event: string) => `Tickets: ${event}`,
  show: 'Please show this code at the entrance.',
  questions: (phone: string) => `Questions? ${phone}`,
  shared: (name: string, event: string) => `${name}’s ticket for ${event}`,
}
