import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import { issueTickets } from '#database/tickets/tickets.ts'
import { accountOf } from '#domain/standing.ts'
import { recount, talliedText } from './registration-tally.ts'
import { reindexWords, wordsText } from './registration-words.ts'
import { attendeesOf, lockRegistration, type Registration, sortName } from './registrations.ts'

/**
 * Inside the transaction of every change to a registration's price, people, places or money: computes
 * its sums and its standing from its payments, refunds and entries, corrects the office's counts and
 * search, and issues the tickets. The columns are a copy for lists; nothing decides about money by them.
 */
export async function restateRegistration(tx: Db, id: string): Promise<void> {
  // Locked, so that two transactions don't both take the same earlier state out of the counts.
  const row = await lockRegistration(tx, id)
  const derived = await derive(tx, row)
  const restated = { ...row, ...derived }
  const tallied = talliedText(restated)
  await tx
    .updateTable('registration')
    .set({ ...derived, tallied })
    .where('id', '=', id)
    .execute()
  await recount(tx, row.tallied, restated)
  await reindexWords(tx, indexedOf(row), restated)
  await issueTickets(tx, row)
}

/** The search still has the registration under the conference that it was counted for. */
function indexedOf({ id, event_code, words, sort_name, tallied }: Registration) {
  const before: { event_code: string } = tallied === '' ? { event_code } : JSON.parse(tallied)
  return { id, words, sort_name, event_code: before.event_code }
}

/** Registrations from before the office's lists, which were never counted. */
export async function neverStated(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where('tallied', '=', sql.lit(''))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

async function derive(tx: Db, { id, full_minor, hold }: Registration) {
  const sums = await sumAccount(tx, id)
  const { standing, dueMinor } = accountOf({ priceMinor: full_minor, hold, ...sums })
  const people = await attendeesOf(tx, id)
  return {
    received_minor: sums.receivedMinor,
    returned_minor: sums.returnedMinor,
    reduced_minor: sums.reducedMinor,
    still_due_minor: dueMinor,
    standing,
    sort_name: sortName(people[0]),
    words: wordsText(people),
  }
}
