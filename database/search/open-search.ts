import type { Db } from '#database/engine/open.ts'
import { rankWords } from '#domain/search/rank-words.ts'
import type { Search } from '#domain/search/read-search.ts'
import { likeForms, nearForms, plainWords } from '#domain/search/word-forms.ts'
import { isOneOf } from '../engine/is-sqlite.ts'
import { foundByNumber, ownersOf } from './found-by-number.ts'
import { foundByWords, type WantedWords } from './found-by-words.ts'

/**
 * The numbers of the registrations or gifts that a search finds, by number and by words. A slip is forgiven
 * only where nothing else is found: lists are added up and exported.
 */
export async function searchNumbers(
  db: Db,
  { table, event, search }: Pick<WantedWords, 'table' | 'event'> & { search: Search },
): Promise<number[]> {
  const { words } = search
  const numbered = await numbersOf(
    db,
    table,
    ownersOf(table, await foundByNumber(db, search.number)),
  )
  if (words.length === 0) return numbered
  const like = await foundByWords(db, { table, event, terms: words.map(likeForms) })
  if (numbered.length + like.length > 0) return [...new Set([...numbered, ...like])]
  const near = await foundByWords(db, { table, event, terms: words.map(nearForms) })
  const rows = await db
    .selectFrom(table)
    .select(['number', 'words'])
    .where(isOneOf(db, 'number', near))
    .execute()
  const rankOf = rankWords(words)
  return rows
    .filter((row) => rankOf(plainWords(row.words)) !== undefined)
    .map(({ number }) => number)
}

export async function numbersOf(
  db: Db,
  table: WantedWords['table'],
  ids: readonly string[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = db.selectFrom(table).select('number').where('id', 'in', ids)
  return (await rows.execute()).map(({ number }) => number)
}
