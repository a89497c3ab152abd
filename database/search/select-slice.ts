import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { RegistrationFilter, RegistrationSort } from '#domain/list-filters.ts'
import { isOneOf } from '../engine/is-sqlite.ts'
import type { OpenSearch } from './open-search.ts'
import { conditionsOf, pathOf } from './registration-filter.ts'

/** A place in the list: behind or before this registration. */
export type Cursor = {
  side: 'after' | 'before'
  row: Pick<Registration, 'id' | 'created_at' | 'sort_name'>
}

type Order = { sort: RegistrationSort; cursor: Cursor | undefined }

type Wanted = {
  filter: RegistrationFilter
  search: OpenSearch | undefined
  cursor: Cursor | undefined
  /** What was found before, where that is few. */
  numbers: readonly number[] | undefined
  limit: number
}

/** Registrations in the order of the list, nearest to the cursor first. */
export function selectSlice(db: Db, wanted: Wanted): Promise<Registration[]> {
  const { filter, cursor, limit } = wanted
  const { sort = 'newest' } = filter
  const { conditions, isWalked } = pathThrough(db, wanted)
  const direction = isDescending({ sort, cursor }) ? 'desc' : 'asc'
  const column = columnOf(sort)
  return (
    db
      .selectFrom('registration')
      .selectAll()
      .where(({ and }) => and([...conditions, ...(cursor ? [isBehind({ sort, cursor })] : [])]))
      // An expression has no index to walk.
      .orderBy(isWalked ? column : sql`${column} || ''`, direction)
      .orderBy('registration.id', direction)
      .limit(limit)
      .execute()
  )
}

type Path = { conditions: Expression<SqlBool>[]; isWalked: boolean }

/**
 * Few are read and sorted. Of many, an index that has the order is walked, and enough of what it meets
 * passes. With words and by name, everything found is sorted: a common last name is in one place of the
 * list, which may be far behind its beginning.
 */
function pathThrough(db: Db, { filter, search, numbers }: Wanted): Path {
  if (numbers) {
    const isFound = isOneOf(db, 'registration.number', numbers)
    return { conditions: [isFound, ...conditionsOf(filter, [])], isWalked: false }
  }
  const { sort } = filter
  const path = pathOf(filter)
  const walked = conditionsOf(filter, path ? [path] : [])
  if (!search?.byWords) return { conditions: walked, isWalked: true }
  const { isFound, hasWords } = search.byWords
  return sort === 'name'
    ? { conditions: [isFound, ...conditionsOf(filter, [])], isWalked: false }
    : { conditions: [hasWords, ...walked], isWalked: true }
}

function columnOf(sort: RegistrationSort): RawBuilder<string> {
  return sort === 'name' ? sql.ref('registration.sort_name') : sql.ref('registration.created_at')
}

function isBehind({ sort, cursor }: Order & { cursor: Cursor }): RawBuilder<SqlBool> {
  const { id, sort_name, created_at } = cursor.row
  const key = sort === 'name' ? sort_name : created_at
  const sign = isDescending({ sort, cursor }) ? sql`<` : sql`>`
  return sql<SqlBool>`(${columnOf(sort)}, registration.id) ${sign} (${key}, ${id})`
}

/** Before the cursor the list is walked backwards. */
function isDescending({ sort, cursor }: Order): boolean {
  return (sort === 'newest') !== (cursor?.side === 'before')
}
