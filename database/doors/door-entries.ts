import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { IS_OF_ATTENDEE } from '#database/records/tickets/tickets.ts'
import type { Tables } from '#database/tables/tables.ts'
import { isWho, WHO_COMES } from '#database/who-comes.ts'

export type DoorEntry = Tables['door_entry']

/** The office's own entries have no door. */
export type NamedEntry = DoorEntry & { door: string | null }

export async function countSent(
  db: Db,
  { phoneIds, since }: { phoneIds: readonly string[]; since: string },
): Promise<Map<string, number>> {
  if (phoneIds.length === 0) return new Map()
  const counts = await db
    .selectFrom('door_entry')
    .select(['phone_id', db.fn.countAll<number>().as('count')])
    .where('phone_id', 'in', phoneIds)
    .where('received_at', '>=', since)
    .groupBy('phone_id')
    .execute()
  return new Map(counts.map(({ phone_id, count }) => [phone_id ?? '', count]))
}

/** Oldest first, without what waits for the office. */
export async function entriesAt(db: Db, eventCode: string, ticketCode?: string) {
  let entries = db
    .selectFrom('door_entry')
    .leftJoin('door', 'door.id', 'door_entry.door_id')
    .selectAll('door_entry')
    .select('door.name as door')
    .where('door_entry.event_code', '=', eventCode)
    .where('late', 'is', null)
  if (ticketCode !== undefined) entries = entries.where('ticket_code', '=', ticketCode)
  return entries.orderBy('door_entry.at').orderBy('door_entry.id').execute()
}

/** Also those that are no longer valid. */
export async function ticketsAt(db: Db, eventCode: string, registrationId?: string) {
  return guestsAt(db, eventCode, registrationId).where('ticket.code', 'is not', null).execute()
}

/** They have no code yet: the registration and the position stand in its place. */
export async function offeredAt(db: Db, eventCode: string, registrationId?: string) {
  return guestsAt(db, eventCode, registrationId)
    .where(isWho('offered'))
    .where('ticket.code', 'is', null)
    .where('attendee.cancelled_at', 'is', null)
    .execute()
}

function guestsAt(db: Db, eventCode: string, registrationId: string | undefined) {
  let guests = db
    .selectFrom('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .leftJoin('ticket', (join) => join.on(IS_OF_ATTENDEE))
    .select([
      sql<string>`coalesce(ticket.code, registration.id || ' ' || attendee.position)`.as('code'),
      'attendee.position',
      'registration.id as registrationId',
      'registration.number',
      WHO_COMES.as('who'),
      'registration.still_due_minor as dueMinor',
      'attendee.first_name as first',
      'attendee.last_name as last',
      'attendee.age',
      'attendee.phone',
      'attendee.cancelled_at as cancelledAt',
    ])
    .where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) guests = guests.where('registration.id', '=', registrationId)
  return guests.orderBy('registration.number').orderBy('attendee.position')
}

export type ListedTicket = Awaited<ReturnType<typeof ticketsAt>>[number]

export async function waitingPhones(db: Db) {
  return db
    .selectFrom('door_entry')
    .innerJoin('door', 'door.id', 'door_entry.door_id')
    .leftJoin('door_phone', 'door_phone.id', 'door_entry.phone_id')
    .where('late', '=', 'waiting')
    .select(['phone_id', 'door_entry.door_id', 'author', 'volunteer'])
    .select(['door.event_code', 'door.name as door'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('received_at').as('receivedAt')])
    .groupBy(['phone_id', 'door_entry.door_id', 'author', 'volunteer'])
    .groupBy(['door.event_code', 'door.name'])
    .orderBy(({ fn }) => fn.min('received_at'))
    .execute()
}

/** Oldest first. */
export async function waitingEntries(db: Db, phoneId: string, limit: number) {
  return db
    .selectFrom('door_entry')
    .leftJoin('ticket', 'ticket.code', 'door_entry.ticket_code')
    .leftJoin('attendee', (join) => join.on(IS_OF_ATTENDEE))
    .where('late', '=', 'waiting')
    .where('phone_id', '=', phoneId)
    .leftJoin('walk_in', 'walk_in.entry_id', 'door_entry.id')
    .select(['id', 'kind', 'at', 'typed', 'taken_by', 'why', 'first_name', 'last_name'])
    .select('walk_in.name as walkIn')
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
