import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { foundByWords } from '#database/search/found-by-words.ts'
import { totalsOf } from '#database/search/registration-totals.ts'
import { accountOf } from '#domain/standing.ts'

/** The columns of the office's list are what payments, refunds and entries say. */
export async function auditListed(db: Db, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    const row = await db
      .selectFrom('registration')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const sums = await sumAccount(db, id)
    const truth = accountOf({ priceMinor: row.full_minor, hold: row.hold, ...sums })
    expect([id, row.standing, row.still_due_minor, row.received_minor, row.returned_minor]).toEqual(
      [id, truth.standing, truth.dueMinor, sums.receivedMinor, sums.returnedMinor],
    )
    const terms = row.words
      .trim()
      .split(' ')
      .map((text) => [{ text, whole: true }])
    const byWords = foundByWords(db, { table: 'registration', terms, event: row.event_code })
    const { rows } = await byWords.numbers(1_000_000).execute(db)
    expect(rows).toContainEqual({ number: row.number })
  }
}

/** Nothing is owed of what was reduced, and by those who do not come. */
function takenOff(row: Registration): number {
  const isGone = ['Cancelled', 'Waiting', 'Refunded'].includes(row.standing)
  const paid = row.received_minor - row.returned_minor
  return isGone ? row.full_minor - paid : row.reduced_minor
}

/** The totals are those of the columns of all registrations. */
export async function auditTotals(db: Db): Promise<void> {
  const rows = await db.selectFrom('registration').selectAll().execute()
  const add = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0)
  const totals = await totalsOf(db, {})
  const { priceMinor, takenOffMinor, receivedMinor, returnedMinor, tooMuchMinor } = totals
  expect(totals.stillDueMinor).toBe(
    priceMinor - takenOffMinor - receivedMinor + returnedMinor + tooMuchMinor,
  )
  expect(totals).toMatchObject({
    takenOffMinor: add(takenOff),
    registrations: rows.length,
    people: add(({ places }) => places),
    priceMinor: add(({ full_minor }) => full_minor),
    receivedMinor: add(({ received_minor }) => received_minor),
    stillDueMinor: add(({ still_due_minor }) => still_due_minor),
  })
}
