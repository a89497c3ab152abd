import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { SearchTerm } from '#domain/registration-search.ts'
import { idsInCommon } from './ids-in-common.ts'
import { type Candidates, candidates } from './word-candidates.ts'

export type WantedWords = {
  rarest: SearchTerm
  others: readonly SearchTerm[]
  event: string | undefined
  most: number
}

/**
 * Registrations with all of these words, from the index of words alone, which is read once for each.
 *
 * SQLite sorts both sides of an intersection into tables of its own. Returning all ids in one text takes it
 * a quarter of that time. PostgreSQL is quicker by itself.
 */
export function idsByIndex(db: Db, wanted: WantedWords): Promise<string[]> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  return isSqlite ? intersectTexts(db, wanted) : intersectRows(db, wanted)
}

async function intersectTexts(db: Db, { rarest, others, event, most }: WantedWords) {
  let ids = new Set((await readIds(db, { term: rarest, event })).split(' '))
  for (const term of others) ids = idsInCommon(ids, await readIds(db, { term, event }))
  return [...ids].slice(0, most)
}

/** With spaces between them. */
async function readIds(db: Db, term: Candidates): Promise<string> {
  const { ids } = await candidates(db, term)
    .clearSelect()
    .select(sql<string | null>`group_concat(registration_id, ' ')`.as('ids'))
    .executeTakeFirstOrThrow()
  return ids ?? ''
}

async function intersectRows(db: Db, { rarest, others, event, most }: WantedWords) {
  let query = candidates(db, { term: rarest, event })
  for (const term of others) query = query.intersect(candidates(db, { term, event }))
  const rows = await query.limit(most).execute()
  return rows.map((row) => row.registration_id)
}
