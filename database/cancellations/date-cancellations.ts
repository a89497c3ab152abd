import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Tables } from '#database/tables/tables.ts'

export type DateCancellation = Tables['date_cancellation']

/** Inside a transaction: a date that takes place after all, and is cancelled again, begins anew. */
export async function storeCancellation(tx: Db, row: DateCancellation): Promise<void> {
  await tx.deleteFrom('date_cancellation').where('event_code', '=', row.event_code).execute()
  await tx.insertInto('date_cancellation').values(row).execute()
}

/** Whoever lost the places and has paid nothing is none: there is nothing to end. */
export function registrationsLeft(db: Db, date: CancellationKey): Promise<Registration[]> {
  return registrationsOf(db, date)
    .where(
      sql<SqlBool>`(hold in ('held', 'confirmed', 'waiting')
      or (hold = 'released' and received_minor > returned_minor))
      and not ${isDone(date)}`,
    )
    .execute()
}

/** Their money came by hand or late, or the bank refused to give it back. */
export function registrationsWithMoney(db: Db, date: CancellationKey): Promise<Registration[]> {
  return registrationsOf(db, date)
    .where(
      sql<SqlBool>`hold = 'cancelled' and received_minor - returned_minor > fee_minor
      and ${isDone(date)}`,
    )
    .execute()
}

type CancellationKey = Pick<DateCancellation, 'event_code' | 'id'>

function registrationsOf(db: Db, { event_code }: CancellationKey) {
  return db
    .selectFrom('registration')
    .selectAll('registration')
    .where('event_code', '=', event_code)
    .orderBy('number')
}

function isDone({ id }: CancellationKey) {
  return sql`exists (select 1 from office_event where key = ${id} || ':' || registration.id)`
}

export async function countDone(db: Db, { id }: DateCancellation): Promise<number> {
  const { count } = await db
    .selectFrom('office_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', 'like', `${id}:%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
