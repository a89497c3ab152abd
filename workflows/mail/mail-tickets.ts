import { inGroups } from '#domain/tickets/ticket-code.ts'
import { type HeldTicket, ticketsAt } from '../tickets/held-tickets.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'

/** The tickets in a mail to the payer: the payer's own, and of those without an address of their own. */
export function payersTickets(about: RegistrationFacts): MailBody['tickets'] {
  return shownTickets(ticketsAt(about.tickets, about.payerEmail))
}

export function shownTickets(tickets: readonly HeldTicket[]): NonNullable<MailBody['tickets']> {
  return tickets.map(({ name, code }) => ({ name, code: inGroups(code) }))
}
