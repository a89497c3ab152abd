import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'

export type DayClose = Selectable<Tables['day_close']>

/**
 * Inside a transaction: until it ends, nobody else closes or opens the day, or records money by hand on
 * it. So a close has counted every entry of its day, and no entry comes after it.
 */
export async function lockDay(tx: Db, day: Day): Promise<DayClose> {
  const open = { day, version: 0, reason: '' }
  await tx
    .insertInto('day_close')
    .values(open)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return tx
    .updateTable('day_close')
    .set((column) => ({ version: column.ref('version') }))
    .where('day', '=', day)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined for a day that nobody has closed and on which nothing came by hand. */
export async function findClose(db: Db, day: Day): Promise<DayClose | undefined> {
  return db.selectFrom('day_close').selectAll().where('day', '=', day).executeTakeFirst()
}

/** Inside the transaction that has locked the day. Returns the new version. */
export async function changeClose(
  tx: Db,
  day: Day,
  change: Updateable<Tables['day_close']>,
): Promise<number> {
  const { version } = await tx
    .updateTable('day_close')
    .set((column) => ({ ...change, version: column('version', '+', 1) }))
    .where('day', '=', day)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What the cash of a day must be according to the entries. What was taken back on it is less. */
export async function cashOn(db: Db, day: Day): Promise<Paise> {
  const entries = await db
    .selectFrom('money_entry')
    .select(['amount_minor', 'takes_back'])
    .where('day', '=', day)
    .where('kind', '=', 'received')
    .where('method', '=', 'Cash')
    .execute()
  return entries.reduce(
    (sum, { amount_minor, takes_back }) => sum + (takes_back ? -amount_minor : amount_minor),
    0,
  )
}
