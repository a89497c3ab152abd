import type { Db } from '#database/engine/open.ts'
import { type Rank, rankWords } from '#domain/search/rank-words.ts'
import { likeForms, nearForms, plainWords } from '#domain/search/word-forms.ts'
import { foundByWords, type WantedWords } from './found-by-words.ts'
import { numbersOf } from './open-search.ts'

type Wanted = Pick<WantedWords, 'table'> & {
  words: readonly string[]
  /** The ids of the records with the typed number, which come first. */
  numbered: readonly string[]
}

export type BestFound = {
  /** Best first, then newest first. */
  found: { id: string; rank: Rank }[]
  /** There are more than are looked at. */
  isMore: boolean
}

/** Registrations or gifts with all words, a slip in each forgiven. */
export async function bestFound(db: Db, wanted: Wanted): Promise<BestFound> {
  const { table, words } = wanted
  let numbers = await numbersOf(db, table, wanted.numbered)
  for (const forms of words.length > 0 ? [likeForms, nearForms] : []) {
    const found = await foundByWords(db, { table, terms: words.map(forms) })
    const isMore = found.length > MAX
    const newest = isMore ? found.sort((one, other) => other - one).slice(0, SOME) : found
    numbers = numbers.concat(newest)
    if (isMore) return { found: await inOrder(db, wanted, numbers), isMore }
  }
  return { found: await inOrder(db, wanted, numbers), isMore: false }
}

/** More are too many for anybody to read. */
const MAX = 500
const SOME = 50

async function inOrder(
  db: Db,
  { table, words, numbered }: Wanted,
  numbers: readonly number[],
): Promise<BestFound['found']> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select(['id', 'words', 'number', 'created_at'])
    .where('number', 'in', [...new Set(numbers)])
    .execute()
  const rankOf = rankWords(words)
  return rows
    .flatMap((row) => {
      const rank = numbered.includes(row.id) ? 0 : rankOf(plainWords(row.words))
      return rank === undefined ? [] : { ...row, rank }
    })
    .sort((one, other) => one.rank - other.rank || compareAge(one, other))
    .map(({ id, rank }) => ({ id, rank }))
}

type Aged = { created_at: string; number: number }

/** Newest first. */
function compareAge(one: Aged, other: Aged): number {
  if (one.created_at === other.created_at) return other.number - one.number
  return one.created_at < other.created_at ? 1 : -1
}
