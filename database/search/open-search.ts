import type { Db } from '#database/engine/open.ts'
import { rankWords } from '#domain/search/rank-words.ts'
import type { Search } from '#domain/search/read-search.ts'
import { likeForms, nearForms, plainWords } from '#domain/search/word-forms.ts'
import { isOneOf } from '../engine/is-sqlite.ts'
import { foundByNumber, ownersOf } from './found-by-number.ts'
import { foundByWords, numbersIn, type WantedWords } from './found-by-words.ts'

/** What a search has found. */
export type OpenSearch = {
  /** Of up to so many as the limit says. */
  numbers: number[]
  /** For more than these. Undefined when a number was typed and nothing else. */
  byWords: ReturnType<typeof foundByWords> | undefined
}

type Wanted = Pick<WantedWords, 'table' | 'event'> & { search: Search; limit: number }

/**
 * Finds registrations or gifts by number and by words. A slip is forgiven only where nothing else is
 * found: lists are added up and exported.
 */
export async function openSearch(db: Db, wanted: Wanted): Promise<OpenSearch> {
  const { table, event, search, limit } = wanted
  const owners = ownersOf(table, await foundByNumber(db, search.number))
  const numbered = await numbersOf(db, table, owners)
  if (search.words.length === 0) return { numbers: numbered, byWords: undefined }
  const like = foundByWords(db, { table, event, terms: search.words.map(likeForms) })
  const numbers = [...new Set([...numbered, ...(await numbersIn(db, like.numbers(limit)))])]
  return numbers.length > 0 ? { numbers, byWords: like } : forgiving(db, wanted)
}

async function forgiving(
  db: Db,
  { table, event, search: { words }, limit }: Wanted,
): Promise<OpenSearch> {
  const byWords = foundByWords(db, { table, event, terms: words.map(nearForms) })
  const numbers = await numbersIn(db, byWords.numbers(limit))
  // Of too many to look at each, some may be two slips away.
  if (numbers.length === 0 || numbers.length === limit) return { numbers, byWords }
  const rows = db
    .selectFrom(table)
    .select(['number', 'words'])
    .where(isOneOf(db, 'number', numbers))
  const rankOf = rankWords(words)
  const meant = (await rows.execute()).filter((row) => rankOf(plainWords(row.words)) !== undefined)
  return { numbers: meant.map(({ number }) => number), byWords }
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
