import type { Db } from '#database/engine/open.ts'
import {
  type Attempt,
  attemptsByRegistration,
  peopleByRegistration,
} from '#database/registration/listed-people.ts'
import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import type { RegistrationList } from '#database/search/registration-list.ts'
import type { Cursor } from '#database/search/select-slice.ts'

export type ExportedRegistration = Registration & { people: StoredAttendee[]; attempts: Attempt[] }

const BATCH = 500

/** A whole list in batches, so that a long one never lies in memory. */
export async function* eachRegistration(
  db: Db,
  { slice }: RegistrationList,
): AsyncGenerator<ExportedRegistration[]> {
  let cursor: Cursor | undefined
  for (;;) {
    const rows = await slice(cursor, BATCH)
    const ids = rows.map(({ id }) => id)
    const people = await peopleByRegistration(db, ids)
    const attempts = await attemptsByRegistration(db, ids)
    if (rows.length > 0) {
      yield rows.map((row) => ({
        ...row,
        people: people.get(row.id) ?? [],
        attempts: attempts.get(row.id) ?? [],
      }))
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    cursor = { side: 'after', row: last }
  }
}
