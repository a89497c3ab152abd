import type { Db } from '#database/engine/open.ts'
import type { RegistrationFilter } from './registration-filter.ts'
import type { Registration } from './registrations.ts'

/** What is needed to filter, sort and add up registrations. Their texts are left out, for speed. */
const COLUMNS = [
  'id',
  'created_at',
  'sort_name',
  'event_code',
  'standing',
  'residential',
  'party',
  'arrival',
  'places',
  'full_minor',
  'received_minor',
  'still_due_minor',
] as const

export type Match = Pick<Registration, (typeof COLUMNS)[number]>

/** Those of these registrations that pass the filter. Ignores its search words. */
export async function matchesAmong(
  db: Db,
  ids: readonly string[],
  filter: RegistrationFilter,
): Promise<Match[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('registration').select(COLUMNS).where('id', 'in', ids).execute()
  return rows.filter(
    (row) =>
      isWanted(filter.event, row.event_code) &&
      isWanted(filter.standing, row.standing) &&
      isWanted(filter.residential, row.residential) &&
      isWanted(filter.party, row.party) &&
      (filter.arrivalDay === undefined || row.arrival.startsWith(filter.arrivalDay)),
  )
}

function isWanted(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === value
}

export async function registrationsByIds(db: Db, ids: readonly string[]): Promise<Registration[]> {
  if (ids.length === 0) return []
  return db.selectFrom('registration').selectAll().where('id', 'in', ids).execute()
}
