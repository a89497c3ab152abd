import type { Selectable } from 'kysely'
import type { Hold, PlacesHeld } from '#domain/registration/places.ts'
import type { Db } from './open.ts'
import type { Registration } from './registrations.ts'
import type { Tables } from './tables.ts'

export type PlaceEvent = Selectable<Tables['place_event']>

/**
 * Inside a transaction: nobody else counts or takes the places of this event until it ends. Writing
 * a row to itself takes its lock on both engines. Always before the locks of payments and
 * registrations.
 */
export async function lockPlaces(tx: Db, eventCode: string): Promise<void> {
  await tx
    .insertInto('event_lock')
    .values({ event_code: eventCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('event_lock')
    .set((column) => ({ event_code: column.ref('event_code') }))
    .where('event_code', '=', eventCode)
    .execute()
}

/** How many have a place, by what is stored; true for as long as the lock lasts. */
export async function countPlaces(db: Db, eventCode: string): Promise<PlacesHeld> {
  const rows = await db
    .selectFrom('registration')
    .select(['residential', (select) => select.fn.sum<number | string>('places').as('people')])
    .where('event_code', '=', eventCode)
    .where('hold', 'in', ['held', 'confirmed'])
    .groupBy('residential')
    .execute()
  const people = rows.reduce((sum, row) => sum + Number(row.people), 0)
  const residential = rows.find((row) => row.residential === 'Residential')?.people ?? 0
  return { people, residential: Number(residential) }
}

export type HoldChange = {
  hold: Hold
  heldUntil: Date | undefined
  /** Who changes it: a visitor, the office, or how we heard of the payment. */
  source: string
  at: Date
}

/** Inside the transaction that holds the registration's lock. What was cancelled stays so. */
export async function setHold(tx: Db, id: string, change: HoldChange): Promise<void> {
  const { hold, heldUntil } = change
  const before = await tx
    .selectFrom('registration')
    .select('hold')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (before.hold === 'cancelled') return
  await tx
    .updateTable('registration')
    .set({ hold, held_until: heldUntil?.toISOString() ?? null })
    .where('id', '=', id)
    .execute()
  if (before.hold !== hold) await appendHoldEvent(tx, { id, from: before.hold, change })
}

type HoldMove = { id: string; from: Hold; change: HoldChange }

async function appendHoldEvent(tx: Db, { id, from, change }: HoldMove): Promise<void> {
  const position = (await placeEvents(tx, id)).length + 1
  const { source, hold: to_hold, at } = change
  await tx
    .insertInto('place_event')
    .values({
      registration_id: id,
      position,
      at: at.toISOString(),
      source,
      from_hold: from,
      to_hold,
    })
    .execute()
}

export async function placeEvents(db: Db, id: string): Promise<PlaceEvent[]> {
  return db
    .selectFrom('place_event')
    .selectAll()
    .where('registration_id', '=', id)
    .orderBy('position')
    .execute()
}

/** What was held for it is its own now. What had been given to others is not taken from them. */
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
  }
}

/** Those whose time is over, the longest overdue first. */
export async function overdueHolds(
  db: Db,
  { at, most }: { at: string; most: number },
): Promise<Registration[]> {
  return db
    .selectFrom('registration')
    .selectAll()
    .where('held_until', '<=', at)
    .where('hold', '=', 'held')
    .orderBy('held_until')
    .limit(most)
    .execute()
}

/** In the order in which they came. */
export async function waitingRegistrations(
  db: Db,
  event: string | undefined,
): Promise<Registration[]> {
  const waiting = db
    .selectFrom('registration')
    .selectAll()
    .where('hold', '=', 'waiting')
    .orderBy('created_at')
  return (event ? waiting.where('event_code', '=', event) : waiting).execute()
}
