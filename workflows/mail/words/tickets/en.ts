export const en = {
  subject: ({ event, count }: { event: string; count: number }) =>
    `Your ${count > 1 ? 'tickets' : 'ticket'} for ${event}`,
  heading: (event: string) => `You are registered for ${event}`,
  needed: 'This is what you need at the entrance.',
  plansChange: 'If your plans change, please tell us: reply to this mail, or call the office.',
  see: 'See your ticket',
  pageOf: (name: string) => `${name}’s page`,
}

export type TicketWords = typeof en
