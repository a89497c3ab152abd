import type { Db } from './open.ts'
import type { RegistrationFilter } from './registration-filter.ts'
import type { Registration } from './registrations.ts'

/** Of these registrations those that pass the filter. Its search is not looked at. */
export async function registrationsAmong(
  db: Db,
  ids: readonly string[],
  filter: RegistrationFilter = {},
): Promise<Registration[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('registration').selectAll().where('id', 'in', ids).execute()
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
