import { randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/tickets/ticket-code.ts'
import { newPrivateToken } from '../private-pages/private-pages.ts'

type Person = { registration_id: string; position: number }

/**
 * Gives tickets to confirmed registrations from before tickets. Nobody is mailed about them: they are
 * on the private page and in the reminder before the conference.
 */
export async function fillTickets(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Person>`select attendee.registration_id, attendee.position
    from attendee
    join registration on registration.id = attendee.registration_id
    left join ticket on ticket.registration_id = attendee.registration_id
      and ticket.position = attendee.position
    where registration.hold = 'confirmed' and attendee.cancelled_at is null
      and ticket.code is null`.execute(db)
  for (const people of inChunks(rows)) {
    const values = people.map(({ registration_id, position }) => {
      const [code, token] = [newTicketCode(), newPrivateToken()]
      return sql`(${code}, ${registration_id}, ${position}, ${token}, 'done')`
    })
    await sql`insert into ticket (code, registration_id, position, private_token, tell)
      values ${sql.join(values)}`.execute(db)
  }
}

export function newTicketCode(): string {
  return ticketCode(randomBytes(TICKET_CODE_BYTES))
}
