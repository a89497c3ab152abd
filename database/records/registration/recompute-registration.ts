import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { issueTickets } from '#database/records/tickets/tickets.ts'
import { wordsText } from '#database/search/words-text.ts'
import { accountOf } from '#domain/registration/places.ts'
import {
  attendeesOf,
  lockRegistration,
  type Registration,
  type StoredAttendee,
  sortName,
} from './registrations.ts'

/**
 * Inside the transaction of every change to a registration's price, people, places or money: computes
 * its sums and its standing from its payments, refunds and entries, and the words to search it by, and
 * issues the tickets. The columns are a copy for lists; nothing decides about money by them.
 */
export async function recomputeRegistration(tx: Db, id: string): Promise<void> {
  // Locked, so that the later of two transactions adds up what both have changed.
  const row = await lockRegistration(tx, id)
  const people = await attendeesOf(tx, id)
  const derived = await derive(tx, row, people)
  await changeRows(tx, 'registration', { id }, derived)
  await issueTickets(tx, row)
}

async function derive(
  tx: Db,
  { id, full_minor, hold }: Registration,
  people: readonly StoredAttendee[],
) {
  const sums = await sumAccount(tx, 'registration_id', id)
  const { standing, dueMinor } = accountOf({ priceMinor: full_minor, hold, ...sums })
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
