import { type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, inChunks } from '#database/engine/rows.ts'
import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { newPrivateToken, newTicketCode } from '#database/records/private/private-pages.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Tables } from '#database/tables/tables.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { whoComes } from '#domain/registration/places.ts'

export type Ticket = Tables['ticket']

/** The registration is locked. It says whether a ticket is valid, so nothing is written on cancelling. */
export async function issueTickets(
  tx: Db,
  { id, ...row }: Pick<Registration, 'id'> & Parameters<typeof whoComes>[0],
) {
  if (whoComes(row) !== 'coming') return
  const issued = await ticketsOf(tx, id)
  const coming = { registration_id: id, cancelled_at: null }
  const rows = (await findRows(tx, 'attendee', coming, 'position'))
    .filter(({ first_name }) => first_name !== FORGOTTEN)
    .filter(({ position }) => !issued.some((ticket) => ticket.position === position))
    .map(({ position }) => ({
      code: newTicketCode(),
      registration_id: id,
      position,
      private_token: newPrivateToken(),
      tell: issued.length > 0 ? ('by-mail' as const) : ('with-confirmation' as const),
    }))
  await insertRows(tx, 'ticket', rows)
}

export const IS_OF_ATTENDEE = sql<SqlBool>`ticket.registration_id = attendee.registration_id
  and ticket.position = attendee.position`

export async function ticketsOf(db: Db, registrationId: string): Promise<Ticket[]> {
  return findRows(db, 'ticket', { registration_id: registrationId }, 'position')
}

export async function findTicketByToken(db: Db, token: string): Promise<Ticket | undefined> {
  if (!isPrivateToken(token)) return undefined
  return findRow(db, 'ticket', { private_token: token })
}

export async function registrationsToNotify(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('registration_id')
    .distinct()
    .where('tell', '<>', sql.lit('done'))
    .limit(limit)
    .execute()
  return rows.map(({ registration_id }) => registration_id)
}

export type Badge = Awaited<ReturnType<typeof badgesOf>>[number]

export async function badgesOf(db: Db, eventCode: string) {
  return db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .leftJoin('printed_badge', 'printed_badge.ticket_code', 'ticket.code')
    .select(['ticket.code', 'ticket.registration_id', 'ticket.position'])
    .select('printed_badge.at as printed_at')
    .where('registration.event_code', '=', eventCode)
    .execute()
}

export async function markBadgesPrinted(tx: Db, codes: readonly string[], at: string) {
  for (const rows of inChunks(codes.map((ticket_code) => ({ ticket_code, at })))) {
    await tx
      .insertInto('printed_badge')
      .values(rows)
      .onConflict((conflict) => conflict.column('ticket_code').doUpdateSet({ at }))
      .execute()
  }
}
