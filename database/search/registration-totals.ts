import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { conditionsOf } from './registration-filter.ts'

export type RegistrationTotals = Awaited<ReturnType<typeof totalsOf>>

/** Totals of all registrations that pass the filter, of those that its search has found where it has one. */
export async function totalsOf(db: Db, filter: RegistrationFilter, found?: readonly number[]) {
  const sums = await db
    .selectFrom('registration')
    .select(({ fn }) => [
      fn.countAll<number>().as('registrations'),
      fn.coalesce(fn.sum<number>('places'), NOTHING).as('people'),
      fn.coalesce(fn.sum<number>('full_minor'), NOTHING).as('priceMinor'),
      fn.coalesce(fn.sum<number>('received_minor'), NOTHING).as('receivedMinor'),
      fn.coalesce(fn.sum<number>('returned_minor'), NOTHING).as('returnedMinor'),
      fn.coalesce(fn.sum<number>(TOO_MUCH), NOTHING).as('tooMuchMinor'),
      fn.coalesce(fn.sum<number>('still_due_minor'), NOTHING).as('stillDueMinor'),
    ])
    .where(({ and }) => and(conditionsOf(db, filter, found)))
    .executeTakeFirstOrThrow()
  const { priceMinor, receivedMinor, returnedMinor, tooMuchMinor, stillDueMinor } = sums
  /** What nobody owes of the price: reductions, and the rest of who cancelled, waits or was refunded. */
  const takenOffMinor = priceMinor - receivedMinor + returnedMinor + tooMuchMinor - stillDueMinor
  return { ...sums, takenOffMinor }
}

/** The sum of no rows is null. */
const NOTHING = sql.lit(0)

/** What overpaid registrations have paid beyond their price. */
const TOO_MUCH = sql<number>`case when standing = 'Overpaid'
  then received_minor - returned_minor - full_minor + reduced_minor else 0 end`

/** The conferences with registrations. Each is looked up behind the one before: `distinct` reads all rows. */
export async function eventsWithRegistrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive event (code) as (
      select min(event_code) from registration
      union all
      select (select min(event_code) from registration where event_code > event.code)
      from event where event.code is not null)
    select code from event where code is not null`.execute(db)
  return rows.map(({ code }) => code)
}
