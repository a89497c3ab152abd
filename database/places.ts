import type { Hold, PlacesHeld } from '#domain/registration/places.ts'
import type { Db } from './open.ts'
import type { Registration } from './registrations.ts'

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

export async function setHold(
  tx: Db,
  id: string,
  { hold, heldUntil }: { hold: Hold; heldUntil: Date | undefined },
): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ hold, held_until: heldUntil?.toISOString() ?? null })
    .where('id', '=', id)
    .execute()
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
