import { type SqlBool, sql } from 'kysely'
import { digestOf, newSecret } from '#database/engine/digest.ts'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import {
  changeRows,
  type Due,
  findRows,
  insertNew,
  lockRow,
  rowOf,
  upTo,
} from '#database/engine/rows.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { PlaceSource, Tables } from '#database/tables/tables.ts'
import { WHO_COMES } from '#database/who-comes.ts'
import { type Hold, OFFERERS, type PlacesHeld } from '#domain/registration/places.ts'

export type PlaceEvent = Tables['place_event']

/**
 * Inside a transaction: nobody else counts or takes places of this event. Writing a row to itself takes
 * the lock on both engines. Take it before the locks of payments and registrations, so that transactions
 * can't deadlock.
 */
export async function lockPlaces(tx: Db, eventCode: string): Promise<void> {
  await insertNew(tx, 'event_lock', [{ event_code: eventCode }])
  await lockRow(tx, 'event_lock', { event_code: eventCode }, 'event_code')
}

/** It is exact only while the caller holds the lock. */
export async function countPlaces(db: Db, eventCode: string): Promise<PlacesHeld> {
  const rows = await db
    .selectFrom('registration')
    .select(['residential', (select) => select.fn.sum<number>('places').as('people')])
    .where('event_code', '=', eventCode)
    .where('hold', 'in', ['held', 'confirmed'])
    .groupBy('residential')
    .execute()
  const people = rows.reduce((sum, row) => sum + row.people, 0)
  const residential = rows.find((row) => row.residential === 'Residential')?.people ?? 0
  return { people, residential }
}

export type HoldChange = {
  hold: Hold
  heldUntil: Date | undefined
  source: PlaceSource
  at: Date
  isRestored?: boolean
}

/** The registration is locked. A cancelled one stays so, whatever comes: only the office restores it. */
export async function setHold(tx: Db, id: string, change: HoldChange): Promise<void> {
  const { hold, heldUntil, source, at, isRestored = false } = change
  const { hold: from } = await rowOf(tx, 'registration', { id })
  if (from === 'cancelled' && !isRestored) return
  const held_until = heldUntil?.toISOString() ?? null
  await changeRows(tx, 'registration', { id }, { hold, held_until })
  if (from === hold) return
  const position = (await placeEvents(tx, id)).length + 1
  const move = { source, at: at.toISOString(), from_hold: from, to_hold: hold }
  await insertRows(tx, 'place_event', [{ registration_id: id, position, ...move }])
  await recomputeRegistration(tx, id)
}

export async function placeEvents(db: Db, id: string): Promise<PlaceEvent[]> {
  return findRows(db, 'place_event', { registration_id: id }, 'position')
}

/** Places that were released in the meantime are not taken back from others. */
export async function markRegistrationPaid(
  tx: Db,
  id: string,
  { source, at }: Pick<HoldChange, 'source' | 'at'>,
): Promise<void> {
  const { hold } = await tx
    .updateTable('registration')
    .set({ status: 'Paid' })
    .where('id', '=', id)
    .returning('hold')
    .executeTakeFirstOrThrow()
  if (hold === 'held') {
    await setHold(tx, id, { hold: 'confirmed', heldUntil: undefined, source, at })
  } else await recomputeRegistration(tx, id)
}

export async function overdueHolds(db: Db, { at, limit }: Due): Promise<Registration[]> {
  return findRows(db, 'registration', { held_until: upTo(at), hold: 'held' }, 'held_until', limit)
}

/** Oldest first. */
export async function waitingRegistrations(db: Db, event: string | undefined) {
  const waiting = { hold: 'waiting', ...(event && { event_code: event }) } as const
  return findRows(db, 'registration', waiting, 'created_at')
}

export type OfferedRegistration = Registration & { held_until: string }

/** Their last move was an offer. The next deadline comes first. */
export async function offeredRegistrations(db: Db, event: string | undefined) {
  const offered = db
    .selectFrom('registration')
    .selectAll()
    .where('held_until', 'is not', null)
    .where('hold', '=', 'held')
    .where(LAST_MOVE_IS_OFFER)
    .orderBy('held_until')
    .$narrowType<{ held_until: string }>()
  return (event ? offered.where('event_code', '=', event) : offered).execute()
}

const LAST_MOVE_IS_OFFER = sql<SqlBool>`exists (select 1 from place_event
  where place_event.registration_id = registration.id and to_hold = 'held'
    and source in (${sql.join(OFFERERS)})
    and position = (select max(position) from place_event move
      where move.registration_id = registration.id))`

/** Only the key's digest is stored: every mail gets a new key, and all of them work. */
export async function makePlaceKey(db: Db, registrationId: string): Promise<string> {
  const key = newSecret(KEY_BYTES)
  await insertRows(db, 'place_key', [{ digest: digestOf(key), registration_id: registrationId }])
  return key
}

const KEY_BYTES = 24

export async function findByPlaceKey(db: Db, key: string): Promise<Registration | undefined> {
  return db
    .selectFrom('registration')
    .selectAll('registration')
    .innerJoin('place_key', 'place_key.registration_id', 'registration.id')
    .where('place_key.digest', '=', digestOf(key))
    .executeTakeFirst()
}

export async function countConferences(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .selectFrom('registration')
    .select(['event_code', WHO_COMES.as('who')])
    .select(({ fn }) => [
      fn.sum<number>('places').as('people'),
      fn.sum<number>(sql`case when still_due_minor > 0 then 1 else 0 end`).as('owing'),
      fn.sum<number>('still_due_minor').as('dueMinor'),
      fn.sum<number>(sql`received_minor - returned_minor`).as('receivedMinor'),
      fn
        .sum<number>(sql`case when hold in ('held', 'confirmed') then places else 0 end`)
        .as('taken'),
      // Of those with an offer the first that ends.
      fn.min('held_until').as('until'),
    ])
    .where('event_code', 'in', codes)
    .groupBy(['event_code', sql`who`])
    .execute()
}
