import type { Selectable } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { IS_OF_ATTENDEE } from '#database/tickets/tickets.ts'

export type DoorEntry = Selectable<Tables['door_entry']>

/** An entry with the name of its door; null for the office's own. */
export type NamedEntry = DoorEntry & { door: string | null }

/** Stores those that are new and returns their ids. Sent again, an entry stays as it was first stored. */
export async function storeEntriesOnce(
  db: Db,
  entries: readonly DoorEntry[],
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>()
  for (const rows of inChunks(entries)) {
    const known = await db
      .insertInto('door_entry')
      .values([...rows])
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    for (const { id } of known) stored.add(id)
  }
  return stored
}

/** What happened at the doors of a conference, or to one ticket of it, oldest first. */
export async function entriesAt(
  db: Db,
  eventCode: string,
  ticketCode?: string,
): Promise<NamedEntry[]> {
  let entries = db
    .selectFrom('door_entry')
    .leftJoin('door', 'door.id', 'door_entry.door_id')
    .selectAll('door_entry')
    .select('door.name as door')
    .where('door_entry.event_code', '=', eventCode)
  if (ticketCode !== undefined) entries = entries.where('ticket_code', '=', ticketCode)
  return entries.orderBy('door_entry.at').orderBy('door_entry.id').execute()
}

/** Every ticket of a conference, or of one registration, with its holder, also those that are no longer valid. */
export async function ticketsAt(db: Db, eventCode: string, registrationId?: string) {
  let tickets = db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('attendee', (join) => join.on(IS_OF_ATTENDEE))
    .select([
      'ticket.code',
      'ticket.position',
      'registration.id as registrationId',
      'registration.number',
      'registration.hold',
      'registration.still_due_minor as dueMinor',
      'attendee.first_name as first',
      'attendee.last_name as last',
      'attendee.age',
      'attendee.phone',
      'attendee.cancelled_at as cancelledAt',
    ])
    .where('registration.event_code', '=', eventCode)
  if (registrationId !== undefined) tickets = tickets.where('registration.id', '=', registrationId)
  return tickets.orderBy('registration.number').orderBy('ticket.position').execute()
}

export type ListedTicket = Awaited<ReturnType<typeof ticketsAt>>[number]
