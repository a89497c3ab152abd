import type { Db } from '#database/engine/open.ts'
import type { SearchTerm } from '#domain/registration-search.ts'
import type { RegistrationFilter } from './registration-filter.ts'
import { type Cursor, sortRows } from './registration-list.ts'
import type { Registration } from './registrations.ts'
import { matchesAmong, registrationsByIds } from './registrations-among.ts'
import { candidates } from './word-candidates.ts'

type Wanted = {
  filter: RegistrationFilter
  terms: readonly SearchTerm[]
  cursor: Cursor | undefined
  limit: number
}

/** How many words are looked at in one go when the filter may drop some. */
const BATCH = 2_000

/**
 * Registrations with common words, by name, nearest to the cursor first. The index of words has the
 * names. Walking the list by name would pass almost all of it before the first common last name.
 */
export async function matchesByName(db: Db, wanted: Wanted): Promise<Registration[]> {
  const { filter, limit } = wanted
  const { standing, residential, party, arrivalDay } = filter
  const isNarrowed = [standing, residential, party, arrivalDay].some((value) => value !== undefined)
  const most = isNarrowed ? Math.max(BATCH, limit) : limit * 2
  const found: string[] = []
  let { cursor } = wanted
  for (;;) {
    const named = await selectNamed(db, { ...wanted, cursor, limit: most })
    // Not in the query: SQLite would keep all of them to leave out repeated ones.
    const ids = [...new Set(named.map(({ id }) => id))]
    const rows = await matchesAmong(db, ids, filter)
    found.push(...sortRows(rows, { sort: 'name', cursor }).map(({ id }) => id))
    const last = named.at(-1)
    if (!last || named.length < most || found.length >= limit) break
    cursor = { side: cursor?.side ?? 'after', row: { ...last, created_at: '' } }
  }
  const rows = await registrationsByIds(db, found.slice(0, limit))
  return sortRows(rows, { sort: 'name', cursor })
}

function selectNamed(db: Db, { filter: { event }, terms, cursor, limit }: Wanted) {
  const [first, ...others] = terms
  if (!first) return Promise.resolve([])
  const isBack = cursor?.side === 'before'
  const direction = isBack ? 'desc' : 'asc'
  let query = candidates(db, { term: first, event })
    .clearSelect()
    .select(['registration_id as id', 'sort_name'])
    .orderBy('sort_name', direction)
    .orderBy('registration_id', direction)
    .limit(limit)
  for (const term of others) {
    query = query.where('registration_id', 'in', candidates(db, { term, event }))
  }
  if (!cursor) return query.execute()
  const { sort_name, id } = cursor.row
  return query
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('sort_name', 'registration_id'), isBack ? '<' : '>', tuple(sort_name, id)),
    )
    .execute()
}
