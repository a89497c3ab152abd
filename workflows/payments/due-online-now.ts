import { entriesFor } from '#database/money-entries.ts'
import type { Db } from '#database/open.ts'
import type { Registration } from '#database/registrations.ts'
import { sumEntries } from '#domain/entry-sums.ts'
import type { Paise } from '#domain/money.ts'

/** What a payer is asked for online now: what was quoted for it, less what came by hand. */
export async function dueOnlineNow(
  db: Db,
  { id, due_minor }: Pick<Registration, 'id' | 'due_minor'>,
): Promise<Paise> {
  const { receivedMinor } = sumEntries(await entriesFor(db, 'registration_id', id))
  return Math.max(due_minor - receivedMinor, 0)
}
