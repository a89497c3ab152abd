import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { SearchTerm } from '#domain/registration-search.ts'
import type { RegistrationFilter, RegistrationSort } from './registration-filter.ts'
import { hasTerm } from './registration-matches.ts'
import { eventsOf, talliesOf } from './registration-totals.ts'
import type { Registration } from './registrations.ts'

/** A place in the list: behind or before this registration. */
export type Cursor = {
  side: 'after' | 'before'
  row: Pick<Registration, 'id' | 'created_at' | 'sort_name'>
}

export type Wanted = {
  filter: RegistrationFilter
  /** Words that each must have. The filter's search is not looked at. */
  terms: readonly SearchTerm[]
  sort: RegistrationSort
  cursor: Cursor | undefined
  limit: number
}

/**
 * Registrations in the order of the list, nearest to the cursor first. `total` is how many pass the
 * filter. Every combination has one way through an index:
 *
 * - at most `few` pass: the counts name the groups they are in, and one index has these groups
 * - otherwise the index of the order is walked, in one conference or standing where that is given, and
 *   enough of what it meets passes
 */
export async function selectSlice(
  db: Db,
  wanted: Wanted & { total: number; few: number },
): Promise<Registration[]> {
  const { filter, sort, total, few } = wanted
  if (total === 0) return []
  if (isNarrowed(filter, sort) && total <= few) {
    return inOrder(withTerms(fromGroups(db, filter), wanted.terms), wanted).execute()
  }
  if (filter.event !== undefined || filter.arrivalDay === undefined) {
    return inOrder(withTerms(walk(db, wanted), wanted.terms), wanted).execute()
  }
  // A day belongs to few conferences, which may be long ago.
  const events = await eventsOf(db, filter)
  const slices = events.map((event) =>
    selectSlice(db, { ...wanted, filter: { ...filter, event }, few: 0 }),
  )
  return sortRows((await Promise.all(slices)).flat(), wanted).slice(0, wanted.limit)
}

/** Whether the filter has more than the index of the order begins with. */
function isNarrowed(filter: RegistrationFilter, sort: RegistrationSort): boolean {
  const { event, standing, residential, party, arrivalDay } = filter
  const isRest = standing !== undefined && (sort === 'name' || event !== undefined)
  return isRest || residential !== undefined || party !== undefined || arrivalDay !== undefined
}

type Rows = SelectQueryBuilder<Tables, 'registration', Registration>

/** The cross join makes SQLite begin with the groups (sqlite.org/optoverview.html, section 6.4). */
export function fromGroups(db: Db, filter: RegistrationFilter): Rows {
  const groups = talliesOf(db, filter)
    .select(['event_code', 'standing', 'residential', 'party', 'arrival_day'])
    .groupBy(['event_code', 'standing', 'residential', 'party', 'arrival_day'])
    .having((having) => having.fn.sum('registrations'), '>', 0)
    .as('tally')
  return (
    db
      .selectFrom(groups)
      .crossJoin('registration')
      .selectAll('registration')
      // An expression on both sides: SQLite doesn't use an index on one for a column of type text
      // (sqlite.org/datatype3.html, section 4.2).
      .where(
        sql<string>`substr(registration.arrival, 1, 10)`,
        '=',
        sql<string>`tally.arrival_day || ''`,
      )
      .whereRef('registration.event_code', '=', 'tally.event_code')
      .whereRef('registration.standing', '=', 'tally.standing')
      .whereRef('registration.residential', '=', 'tally.residential')
      .whereRef('registration.party', '=', 'tally.party')
  )
}

function walk(db: Db, { filter, sort }: Pick<Wanted, 'filter' | 'sort'>): Rows {
  const { event, standing, residential, party, arrivalDay } = filter
  let rows = db.selectFrom('registration').selectAll()
  // A subquery hides from PostgreSQL which conference it is. It takes those of a common one for spread
  // evenly over time, and would walk all registrations to find an old one's.
  if (event !== undefined) rows = rows.where('event_code', '=', sql<string>`(select ${event})`)
  if (residential !== undefined) rows = rows.where('residential', '=', residential)
  if (party !== undefined) rows = rows.where('party', '=', party)
  if (arrivalDay !== undefined) rows = rows.where('arrival', 'like', `${arrivalDay}%`)
  if (standing === undefined) return rows
  // As an expression it can't choose the index, so that SQLite takes the one that has the order.
  const isPath = event === undefined && sort !== 'name'
  return rows.where(isPath ? 'standing' : sql<string>`standing || ''`, '=', standing)
}

function withTerms(rows: Rows, terms: readonly SearchTerm[]): Rows {
  return terms.length === 0 ? rows : rows.where((where) => where.and(terms.map(hasTerm)))
}

type Order = Pick<Wanted, 'sort' | 'cursor' | 'limit'>

function inOrder(rows: Rows, { sort, cursor, limit }: Order): Rows {
  const column = sort === 'name' ? 'registration.sort_name' : 'registration.created_at'
  const direction = isDescending({ sort, cursor }) ? 'desc' : 'asc'
  const ordered = rows.orderBy(column, direction).orderBy('registration.id', direction).limit(limit)
  if (!cursor) return ordered
  const { row } = cursor
  const key = sort === 'name' ? row.sort_name : row.created_at
  return ordered.where(({ eb, refTuple, tuple }) =>
    eb(refTuple(column, 'registration.id'), direction === 'desc' ? '<' : '>', tuple(key, row.id)),
  )
}

/** Before the cursor the list is walked backwards. */
function isDescending({ sort, cursor }: Pick<Order, 'sort' | 'cursor'>): boolean {
  return (sort === 'newest') !== (cursor?.side === 'before')
}

/** The same order for rows in memory. */
export function sortRows<Row extends Cursor['row']>(
  rows: readonly Row[],
  { sort, cursor }: Pick<Order, 'sort' | 'cursor'>,
): Row[] {
  const sign = isDescending({ sort, cursor }) ? -1 : 1
  const key = (row: Row) => (sort === 'name' ? row.sort_name : row.created_at)
  return rows.toSorted((a, b) => sign * (compare(key(a), key(b)) || compare(a.id, b.id)))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
