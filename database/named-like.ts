import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchKey } from '#domain/search-key.ts'
import { beginningWith } from './beginning-with.ts'
import type { Db } from './open.ts'

/** Records whose full name or last name begins with what was typed. */
export type Named = {
  condition: RawBuilder<SqlBool>
  /** Too many to look at all of them. */
  isMany: boolean
}

type Table = 'gift' | 'payment'

/** Up to so many are found by the indices on names. More are met often enough in the order of the list. */
const FEW = 5_000

type Wanted = { table: Table; name: string /** The column with the record's id. */; id: string }

export async function namedLike(db: Db, { table, name, id }: Wanted): Promise<Named> {
  const letters = searchKey(name)
  const isMany = (await countNamed(db, table, letters)) > FEW
  const condition = isMany
    ? byName(table, letters)
    : sql<SqlBool>`${sql.ref(id)} in (${idsByIndex(table, letters)})`
  return { isMany, condition }
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
