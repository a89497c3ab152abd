import type { Db } from '#database/engine/open.ts'
import { pairFamilies } from '#domain/registration/family-keys.ts'
import { MAX_OF_A_KIND } from './attention-found.ts'
import { withoutSettled } from './attention-settled.ts'

/**
 * Pairs of registrations for one date that are perhaps the same family, the newest first. Only dates to come
 * are looked at: afterwards nothing can be mended.
 */
export async function sameFamilies(db: Db, coming: readonly string[], of: string | undefined) {
  if (coming.length === 0) return []
  const rows = await db
    .selectFrom('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .select(['registration.id', 'event_code', 'created_at', 'first_name', 'last_name'])
    .select(['attendee.email', 'attendee.phone', 'cancelled_at'])
    .where('event_code', 'in', coming)
    .where('standing', 'not in', ['Cancelled', 'Expired', 'Refunded'])
    .$if(of !== undefined, (query) =>
      query.where('event_code', '=', ({ selectFrom }) =>
        selectFrom('registration as one')
          .select('one.event_code')
          .where('one.id', '=', of ?? ''),
      ),
    )
    .orderBy('registration.number')
    .orderBy('attendee.position')
    .execute()
  const families = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, all]) => {
    const people = all.filter(({ cancelled_at }) => cancelled_at === null)
    return all[0] ? [{ ...all[0], id, people }] : []
  })
  const pairs = [...Map.groupBy(families, ({ event_code }) => event_code).values()]
    .flatMap(pairFamilies)
    .filter(({ earlier, later }) => of === undefined || of === earlier.id || of === later.id)
    .map(({ earlier, later }) => ({
      key: `same-family:${earlier.id}:${later.id}`,
      at: later.created_at,
      earlier_id: earlier.id,
      later_id: later.id,
      registration_id: later.id,
      name: `${later.first_name} ${later.last_name}`,
    }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  return (await withoutSettled(db, pairs)).slice(0, MAX_OF_A_KIND)
}
