import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { searchKey } from '#domain/search/search-key.ts'

/** Records whose full name or last name begins with what was typed. */
export type Named = {
  condition: RawBuilder<SqlBool>
  /** Too many to look at all of them. */
  isMany: boolean
}

type Table = 'gift' | 'payment'

/** Up to so many are found by the indices on names. More are met often enough in the order of the list. */
const FEW = 5_000

type Wanted = {
  table: Table
  name: string
  /** The column with the record's id, where another table refers to it. */
  id?: string
}

export async function matchNames(db: Db, { table, name, id }: Wanted): Promise<Named> {
  const letters = searchKey(name)
  const isMany = (await countNamed(db, table, letters)) > FEW
  if (isMany) return { isMany, condition: byName(table, letters) }
  return {
    isMany,
    condition:
      id === undefined
        ? byIndex(table, letters)
        : sql<SqlBool>`${sql.ref(id)} in (${idsByIndex(table, letters)})`,
  }
}

/**
 * The column to sort a list by. For few it is an expression: PostgreSQL would walk the index of the
 * order instead of the indices on names, and few may be far down.
 */
export function orderOf(column: string, named: Named | undefined): RawBuilder<string> {
  const isFew = named !== undefined && !named.isMany
  return isFew ? sql<string>`${sql.ref(column)} || ''` : sql.ref<string>(column)
}

async function countNamed(db: Db, table: Table, letters: string): Promise<number> {
  let count = 0
  for (const key of ['name_key', 'last_key']) {
    const some = db
      .selectFrom(table)
      .select(sql.lit(1).as('one'))
      .where(beginningWith(sql.ref(key), letters))
      .limit(FEW + 1)
    const named = db
      .selectFrom(some.as('named'))
      .select(({ fn }) => fn.countAll<number>().as('all'))
    count += (await named.executeTakeFirstOrThrow()).all
  }
  return count
}

/** Both engines read both indices. As a subquery of ids, PostgreSQL would rather read the whole table. */
function byIndex(table: Table, letters: string): RawBuilder<SqlBool> {
  const key = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`(${beginningWith(key('name_key'), letters)}
    or ${beginningWith(key('last_key'), letters)})`
}

function idsByIndex(table: Table, letters: string): RawBuilder<unknown> {
  const rows = sql`select id from ${sql.table(table)}`
  return sql`${rows} where ${beginningWith(sql.ref('name_key'), letters)}
    union ${rows} where ${beginningWith(sql.ref('last_key'), letters)}`
}

/** As expressions they can't choose the index, so that the one of the list's order is walked. */
function byName(table: Table, letters: string): RawBuilder<SqlBool> {
  const key = (name: string) => sql`(${sql.ref(`${table}.${name}`)} || '')`
  return sql<SqlBool>`(${beginningWith(key('name_key'), letters)}
    or ${beginningWith(key('last_key'), letters)})`
}

/** Whether a key that is compared byte by byte begins with these letters. An index on it answers this. */
function beginningWith(key: RawBuilder<unknown>, letters: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${key} >= ${letters} and ${key} < ${letters + LAST_CHARACTER})`
}

const LAST_CHARACTER = '\u{10ffff}'
