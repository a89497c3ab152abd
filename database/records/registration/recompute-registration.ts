import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { issueTickets } from '#database/records/tickets/tickets.ts'
import { wordsText } from '#database/search/words-text.ts'
import { attendeesOf, lockRegistration, sortName } from './registrations.ts'

/**
 * Inside the transaction of every change to a registration's price, people, places or money. The columns
 * are a copy for lists; nothing decides about money by them.
 */
export async function recomputeRegistration(tx: Db, id: string): Promise<void> {
  // The lock makes the later of two transactions add up what both have changed.
  const row = await lockRegistration(tx, id)
  const people = await attendeesOf(tx, id)
  const money = await readMoney(tx, row)
  const derived = {
    received_minor: money.receivedMinor,
    returned_minor: money.returnedMinor,
    reduced_minor: money.reducedMinor,
    still_due_minor: money.dueMinor,
    standing: money.standing,
    sort_name: sortName(people[0]),
    words: wordsText(people),
  }
  await changeRows(tx, 'registration', { id }, derived)
  await issueTickets(tx, { ...row, ...derived })
}
