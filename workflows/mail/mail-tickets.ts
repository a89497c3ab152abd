import { isSentAgain, type OutboxMail } from '#database/outbox.ts'
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

/**
 * The tickets in a mail: of everybody at its address. When the office sends it once more to another
 * address, of those whom it was for the first time.
 */
export function ticketsFor(
  held: readonly HeldTicket[],
  mail: Pick<OutboxMail, 'key' | 'recipient' | 'facts'>,
): HeldTicket[] {
  const own = ticketsAt(held, mail.recipient)
  if (own.length > 0 || !isSentAgain(mail)) return own
  const { position }: { position?: number } = JSON.parse(mail.facts ?? '{}')
  const first = held.find((each) => each.position === position) ?? held[0]
  return ticketsAt(held, first?.email)
}
