import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RegistrationSearch } from '#domain/registration-search.ts'
import type { Standing } from '#domain/standing.ts'

/** What selects registrations in the office's list. Without values it selects all of them. */
export type RegistrationFilter = {
  event?: string | undefined
  standing?: Standing | undefined
  residential?: string | undefined
  party?: string | undefined
  /** A day such as 2026-11-15. */
  arrivalDay?: string | undefined
  search?: RegistrationSearch | undefined
}

export const REGISTRATION_SORTS = ['newest', 'oldest', 'name'] as const

export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

export type FilterColumn = Exclude<keyof RegistrationFilter, 'search'>

const COLUMNS: Record<FilterColumn, RawBuilder<string>> = {
  event: sql`registration.event_code`,
  // As the index on it is written.
  arrivalDay: sql`substr(registration.arrival, 1, 10)`,
  standing: sql`registration.standing`,
  residential: sql`registration.residential`,
  party: sql`registration.party`,
}

/**
 * The filter's conditions, without its search. Only an index that begins with one of `paths` is chosen:
 * the other columns are compared as expressions. A subquery hides the value from PostgreSQL, which takes
 * registrations of a common conference or day for spread evenly over time, and would walk past all newer
 * ones to find an old one's.
 */
export function conditionsOf(
  filter: RegistrationFilter,
  paths: readonly FilterColumn[],
): RawBuilder<SqlBool>[] {
  return FILTER_COLUMNS.flatMap((name) => {
    const value = filter[name]
    if (value === undefined) return []
    const column = COLUMNS[name]
    return paths.includes(name)
      ? sql<SqlBool>`${column} = (select ${value})`
      : sql<SqlBool>`${column} || '' = ${value}`
  })
}

/** For registrations that were found before: no other index may be chosen. */
export function isAmong(ids: readonly string[]): RawBuilder<SqlBool> {
  return ids.length === 0 ? sql`false` : sql<SqlBool>`registration.id in (${sql.join(ids)})`
}

/** The column by which an index has the list's order within the filter. By name only conferences have one. */
export function pathOf(
  filter: RegistrationFilter,
  sort: RegistrationSort,
): FilterColumn | undefined {
  const paths =
    sort === 'name' ? (['event'] as const) : (['event', 'arrivalDay', 'standing'] as const)
  return paths.find((name) => filter[name] !== undefined)
}

export const FILTER_COLUMNS = [
  'event',
  'arrivalDay',
  'standing',
  'residential',
  'party',
] as const satisfies readonly FilterColumn[]
