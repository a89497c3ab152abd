import {
  attemptsByRegistration,
  type ListedAttempt,
  peopleByRegistration,
} from '#database/registration/listed-people.ts'
import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import { openRegistrationList, type RegistrationList } from '#database/search/registration-list.ts'
import type { Cursor } from '#database/search/select-slice.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import type { Services } from '#workflows/services.ts'

export type ListedRegistration = Registration & {
  people: StoredAttendee[]
  payments: ListedAttempt[]
}

/** In the order in which they were sent. */
export async function listRegistrations(
  { db }: Services,
  filter: RegistrationFilter,
): Promise<ListedRegistration[]> {
  const list = await openRegistrationList(db, { filter: { ...filter, sort: 'oldest' } })
  const all: ListedRegistration[] = []
  for await (const batch of eachRegistration(db, list)) all.push(...batch)
  return all
}

const BATCH = 500

/** A whole list in batches, so that a long one never lies in memory. */
export async function* eachRegistration(
  db: Services['db'],
  { slice }: RegistrationList,
): AsyncGenerator<ListedRegistration[]> {
  let cursor: Cursor | undefined
  for (;;) {
    const rows = await slice(cursor, BATCH)
    const ids = rows.map(({ id }) => id)
    const people = await peopleByRegistration(db, ids)
    const payments = await attemptsByRegistration(db, ids)
    if (rows.length > 0) {
      yield rows.map((row) => ({
        ...row,
        people: people.get(row.id) ?? [],
        payments: payments.get(row.id) ?? [],
      }))
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    cursor = { side: 'after', row: last }
  }
}
