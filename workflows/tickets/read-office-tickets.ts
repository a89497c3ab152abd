import { sumAccount } from '#database/money/account-sums.ts'
import { attendeesOf, findRegistration } from '#database/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { accountOf } from '#domain/standing.ts'
import { isRecordId } from '#workflows/registration/record-id.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { heldTickets } from './held-tickets.ts'
import { type TicketSheet, ticketSheet } from './ticket-sheet.ts'

type OfficeTickets =
  | {
      ok: true
      sheet: TicketSheet
      dueMinor: Paise
      /** Whether the payer got no mail with the address of the private page. */
      isWithoutMail: boolean
    }
  | NotAllowed
  | { ok: false; problem: 'unknown' }

/** Everybody's tickets, for the desk to print. Whoever has a ticket's code gets in, so few may. */
export async function readOfficeTickets(
  services: Services,
  { id, actor }: { id: string; actor: Actor },
): Promise<OfficeTickets> {
  const { db } = services
  if (!staffCan.printTickets(actor)) return NOT_ALLOWED
  const registration = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!registration) return { ok: false, problem: 'unknown' }
  const { full_minor: priceMinor, hold, private_token: token } = registration
  const tickets = await heldTickets(db, registration)
  const [payer] = await attendeesOf(db, id)
  const { dueMinor } = accountOf({ priceMinor, hold, ...(await sumAccount(db, id)) })
  return {
    ok: true,
    sheet: await ticketSheet(services, { registration, tickets, token, language: 'en' }),
    dueMinor,
    isWithoutMail: payer?.email === '',
  }
}
