import type { Db } from '#database/engine/open.ts'
import { attendeesOf, type Registration } from '#database/registration/registrations.ts'
import { ticketsOf } from '#database/tickets/tickets.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

/** A valid ticket and the person whom it admits. */
export type HeldTicket = {
  position: number
  name: string
  /** Of whoever has none it is the payer's; empty where the payer has none either. */
  email: string
  code: string
  /** Part of the address of this person's own page. */
  token: string
  tell: 'with-confirmation' | 'by-mail' | 'done'
}

/** The tickets of those who come, the payer's first; empty unless the places are confirmed. */
export async function heldTickets(
  db: Db,
  { id, hold }: Pick<Registration, 'id' | 'hold'>,
): Promise<HeldTicket[]> {
  if (hold !== 'confirmed') return []
  const tickets = await ticketsOf(db, id)
  const people = await attendeesOf(db, id)
  return people.flatMap(({ position, first_name, last_name, email }) => {
    const ticket = tickets.find((each) => each.position === position)
    if (!ticket) return []
    const { code, private_token: token, tell } = ticket
    const address = email || (people[0]?.email ?? '')
    return [{ position, name: `${first_name} ${last_name}`, email: address, code, token, tell }]
  })
}

/** The tickets of everybody who shares this mailbox: one mail brings all of them. */
export function ticketsAt(held: readonly HeldTicket[], email: string | undefined): HeldTicket[] {
  return held.filter((each) => email !== undefined && mailboxOf(each.email) === mailboxOf(email))
}
