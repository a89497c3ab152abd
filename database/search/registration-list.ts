import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { searchNumbers } from './open-search.ts'
import { conditionsOf } from './registration-filter.ts'
import { type RegistrationTotals, totalsOf } from './registration-totals.ts'

/** Where a slice begins: behind or before this registration. */
export type Cursor = {
  side: 'after' | 'before'
  row: Pick<Registration, 'id' | 'created_at' | 'sort_name'>
}

/** A list that can be read in slices. */
export type RegistrationList = {
  totals: RegistrationTotals
  /** Nearest to the cursor first. */
  slice: (cursor: Cursor | undefined, limit: number) => Promise<Registration[]>
}

/** The registrations that pass the filter and are found by its search. */
export async function openRegistrationList(
  db: Db,
  { filter }: { filter: RegistrationFilter },
): Promise<RegistrationList> {
  const { search, event, sort = 'newest' } = filter
  const found = search && (await searchNumbers(db, { table: 'registration', event, search }))
  const column = sort === 'name' ? 'sort_name' : 'created_at'
  return {
    totals: await totalsOf(db, filter, found),
    slice(cursor, limit) {
      // Before the cursor the list is walked backwards.
      const isDescending = (sort === 'newest') !== (cursor?.side === 'before')
      const direction = isDescending ? 'desc' : 'asc'
      const sign = isDescending ? sql`<` : sql`>`
      const behind =
        cursor &&
        sql<SqlBool>`(${sql.ref(`registration.${column}`)}, registration.id) ${sign}
          (${cursor.row[column]}, ${cursor.row.id})`
      return db
        .selectFrom('registration')
        .selectAll()
        .where(({ and }) => and([...conditionsOf(db, filter, found), ...(behind ? [behind] : [])]))
        .orderBy(`registration.${column}`, direction)
        .orderBy('registration.id', direction)
        .limit(limit)
        .execute()
    },
  }
}
