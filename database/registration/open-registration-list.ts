import type { Db } from '#database/engine/open.ts'
import type { SearchTerm } from '#domain/registration-search.ts'
import { matchesByName } from './matches-by-name.ts'
import {
  LIST_LIMITS,
  type ListLimits,
  type RegistrationFilter,
  type RegistrationSort,
} from './registration-filter.ts'
import { type Cursor, fromGroups, selectSlice, sortRows } from './registration-list.ts'
import { findMatches, hasTerm } from './registration-matches.ts'
import { type RegistrationTotals, totalsOf } from './registration-totals.ts'
import type { Registration } from './registrations.ts'
import { type Match, matchesAmong, registrationsByIds } from './registrations-among.ts'

/** A list that can be read in slices. */
export type RegistrationList = {
  /** Undefined when the search finds too many to add up. */
  totals: RegistrationTotals | undefined
  /** Nearest to the cursor first. */
  slice: (cursor: Cursor | undefined, limit: number) => Promise<Registration[]>
}

type Wanted = { filter: RegistrationFilter; sort: RegistrationSort; limits?: ListLimits }

/** The registrations that pass the filter and match its search. */
export async function openRegistrationList(db: Db, wanted: Wanted): Promise<RegistrationList> {
  const { filter, limits = LIST_LIMITS } = wanted
  const totals = await totalsOf(db, filter)
  const walking = { ...wanted, total: totals.registrations, few: limits.sorted }
  if (!filter.search) return { totals, slice: walkSlices(db, { ...walking, terms: [] }) }
  const { search, event } = filter
  const matches = await findMatches(db, { search, event, limits })
  if (matches.kind === 'few')
    return listMatches(db, wanted, await matchesAmong(db, matches.ids, filter))
  const { terms } = matches
  if (totals.registrations > limits.sorted) {
    const slice =
      wanted.sort === 'name'
        ? namedSlices(db, { filter, terms })
        : walkSlices(db, { ...walking, terms })
    return { totals: undefined, slice }
  }
  const rows = fromGroups(db, filter).where((where) => where.and(terms.map(hasTerm)))
  return listMatches(db, wanted, await rows.execute())
}

type Walking = Wanted & { terms: readonly SearchTerm[]; total: number; few: number }

function walkSlices(db: Db, walking: Walking): RegistrationList['slice'] {
  return (cursor, limit) => selectSlice(db, { ...walking, cursor, limit })
}

type Searching = { filter: RegistrationFilter; terms: readonly SearchTerm[] }

function namedSlices(db: Db, searching: Searching): RegistrationList['slice'] {
  return (cursor, limit) => matchesByName(db, { ...searching, cursor, limit })
}

/** A list of rows in memory. */
function listMatches(db: Db, { sort }: Wanted, rows: readonly Match[]): RegistrationList {
  const add = (value: (row: Match) => number) => rows.reduce((sum, row) => sum + value(row), 0)
  return {
    totals: {
      registrations: rows.length,
      people: add(({ places }) => places),
      priceMinor: add(({ full_minor }) => full_minor),
      receivedMinor: add(({ received_minor }) => received_minor),
      stillDueMinor: add(({ still_due_minor }) => still_due_minor),
    },
    async slice(cursor, limit) {
      const ordered = sortRows(rows, { sort, cursor })
      const next = cursor ? behind(ordered, { sort, cursor }) : 0
      const ids = ordered.slice(next, next + limit).map(({ id }) => id)
      return sortRows(await registrationsByIds(db, ids), { sort, cursor })
    },
  }
}

/** The index of the first row behind the cursor, whose own row may no longer match. */
function behind(ordered: readonly Match[], order: { sort: RegistrationSort; cursor: Cursor }) {
  const { row } = order.cursor
  const isBehind = (each: Match) =>
    each.id !== row.id && sortRows<Cursor['row']>([row, each], order)[0] === row
  const index = ordered.findIndex(isBehind)
  return index === -1 ? ordered.length : index
}
