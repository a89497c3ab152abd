import type { Db } from '#database/engine/open.ts'
import type { DayTallyTable } from '#database/tables/money-tables.ts'

/** A change of the sums of one day. */
type DayDifference = Omit<DayTallyTable, 'entries'> & { entries?: number }

/** Inside the transaction of a change: appends the difference it makes. No row is contended for. */
export async function tallyDay(tx: Db, difference: DayDifference): Promise<void> {
  await tx
    .insertInto('day_tally')
    .values({ entries: 1, ...difference })
    .execute()
}

export type DaySum = DayTallyTable

type Period = { from: string; to: string; kinds: readonly DayTallyTable['kind'][] }

/** The sums of the days from `from` to `to`, both included, by day, kind, source, fund and method. */
export async function sumDays(db: Db, { from, to, kinds }: Period): Promise<DaySum[]> {
  const rows = await db
    .selectFrom('day_tally')
    .select(KEYS)
    .select(({ fn }) => [
      fn.sum<number | string>('entries').as('entries'),
      fn.sum<number | string>('amount_minor').as('amount_minor'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', kinds)
    .groupBy(KEYS)
    .orderBy('day')
    .execute()
  // PostgreSQL's sum of 64-bit integers is a decimal, which the driver gives as text.
  return rows.map((row) => ({
    ...row,
    entries: Number(row.entries),
    amount_minor: Number(row.amount_minor),
  }))
}

const KEYS = ['day', 'kind', 'source', 'fund', 'method'] as const

/** Enough rows of one day that adding them up is worth it. */
const MANY = 200

/** Days with so many differences that they should be added up. */
export async function longDays(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('day_tally')
    .select('day')
    .groupBy('day')
    .having(({ fn }) => fn.countAll(), '>', MANY)
    .execute()
  return rows.map(({ day }) => day)
}

/** Inside a transaction: adds up one day's differences. Rows written meanwhile are left for next time. */
export async function compactDay(tx: Db, day: string): Promise<void> {
  const rows = await tx.deleteFrom('day_tally').where('day', '=', day).returningAll().execute()
  const sums = new Map<string, DaySum>()
  for (const row of rows) {
    const key = KEYS.map((name) => row[name]).join('\n')
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...row })
    else {
      sum.entries += row.entries
      sum.amount_minor += row.amount_minor
    }
  }
  if (sums.size > 0)
    await tx
      .insertInto('day_tally')
      .values([...sums.values()])
      .execute()
}
