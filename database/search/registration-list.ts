import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { isOneOf } from '../engine/is-sqlite.ts'
import { type OpenSearch, openSearch } from './open-search.ts'
import { conditionsOf, FILTER_COLUMNS, pathOf } from './registration-filter.ts'
import { type RegistrationTotals, totalsOf } from './registration-totals.ts'
import { type Cursor, selectSlice } from './select-slice.ts'

/** A list that can be read in slices. */
export type RegistrationList = {
  /** Undefined when the search finds too many to add up. */
  totals: RegistrationTotals | undefined
  /** Nearest to the cursor first. */
  slice: (cursor: Cursor | undefined, limit: number) => Promise<Registration[]>
}

type Wanted = {
  filter: RegistrationFilter
  /** Up to so many registrations are found first, and then sorted. */
  few?: number
}

/** The registrations that pass the filter and are found by its search. */
export async function openRegistrationList(
  db: Db,
  { filter, few = FEW }: Wanted,
): Promise<RegistrationList> {
  const { search: typed, event } = filter
  const search =
    typed && (await openSearch(db, { table: 'registration', event, search: typed, limit: few + 1 }))
  const numbers = await fewNumbers(db, { filter, search, limit: few })
  const isCounted = numbers !== undefined || search === undefined
  return {
    totals: isCounted ? await totalsOf(db, filter, numbers) : undefined,
    slice: (cursor, limit) => selectSlice(db, { filter, search, numbers, cursor, limit }),
  }
}

/** Takes a few ten milliseconds. Measured on both engines (docs/performance.md). */
export const FEW = 5_000

/**
 * The registrations that the search finds or, if these are too many, those that pass the filter and are
 * found. Undefined when there are more than `most`, or when an index has the list's order.
 */
async function fewNumbers(
  db: Db,
  {
    filter,
    search,
    limit,
  }: { filter: RegistrationFilter; search: OpenSearch | undefined; limit: number },
): Promise<number[] | undefined> {
  if (search && search.numbers.length <= limit) return search.numbers
  if (!isNarrowed(filter)) return undefined
  const passing = await db
    .selectFrom('registration')
    .select('number')
    .where(({ and }) => and(conditionsOf(filter, FILTER_COLUMNS)))
    .limit(limit + 1)
    .execute()
  if (passing.length > limit) return undefined
  const numbers = passing.map(({ number }) => number)
  return search?.byWords ? numbersAmong(db, numbers, search.byWords) : numbers
}

/**
 * Whether the filter says more than an index with the list's order. No such index has the words. The one of
 * standings PostgreSQL takes for slower than walking past everybody, and few have a rare one.
 */
function isNarrowed(filter: RegistrationFilter): boolean {
  const ordered = filter.search ? undefined : pathOf(filter)
  const path = ordered === 'standing' ? undefined : ordered
  return FILTER_COLUMNS.some((name) => name !== path && filter[name] !== undefined)
}

async function numbersAmong(
  db: Db,
  numbers: readonly number[],
  { isFound }: NonNullable<OpenSearch['byWords']>,
): Promise<number[]> {
  const among = db
    .selectFrom('registration')
    .select('number')
    .where(isOneOf(db, 'registration.number', numbers))
  return (await among.where(isFound).execute()).map(({ number }) => number)
}
