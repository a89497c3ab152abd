import type { Db } from '#database/engine/open.ts'
import { allAttendeesOf } from '#database/registration/attendees.ts'
import type { StoredAttendee } from '#database/registration/registrations.ts'

/** Those who come, the payer first, and then those whom these changes took off. */
export async function readConcerned(
  db: Db,
  id: string,
  changes: readonly { position?: number | undefined }[],
): Promise<StoredAttendee[]> {
  const everybody = await allAttendeesOf(db, id)
  const changed = new Set(changes.map(({ position }) => position))
  return [
    ...everybody.filter(({ cancelled_at }) => cancelled_at === null),
    ...everybody.filter((each) => each.cancelled_at !== null && changed.has(each.position)),
  ]
}
