import { type RawBuilder, sql } from 'kysely'
import { isOneOf, isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { compareText } from '#domain/plain-text.ts'
import { type Rank, rankWords } from '#domain/search/rank-words.ts'
import type { Search } from '#domain/search/read-search.ts'
import { type IndexWord, likeForms, nearForms, plainWords } from '#domain/search/word-forms.ts'
import { foundByNumber, ownersOf } from './found-by-number.ts'

export type WantedWords = {
  table: 'registration' | 'gift'
  terms: readonly (readonly IndexWord[])[]
  event?: string | undefined
}

/** Both engines keep the index by themselves: SQLite by triggers, PostgreSQL as one on the expression. */
export async function foundByWords(db: Db, wanted: WantedWords): Promise<number[]> {
  const { table, event } = wanted
  const terms = event === undefined ? wanted.terms : [...wanted.terms, [conferenceWord(event)]]
  const query = isSqlite(db)
    ? sql<{ number: number }>`select rowid as number from ${sql.table(`${table}_index`)}
        where ${sql.table(`${table}_index`)} match ${queryOf(terms, IN_SQLITE)}`
    : sql<{ number: number }>`select number from ${sql.table(table)}
        where ${WORDS[table]} @@ ${queryOf(terms, IN_POSTGRES)}::tsquery`
  return (await query.execute(db)).rows.map(({ number }) => number)
}

/** The index has a registration's conference too, to narrow common names. Nobody can type this word. */
function conferenceWord(event: string): IndexWord {
  return { text: `#${event.replaceAll(/[\s\p{Cc}]/gu, '')}`, whole: true }
}

/** Words in quotation marks are taken as they are (sqlite.org/fts5.html#fts5_strings). */
const IN_SQLITE = {
  ...{ or: ' OR ', and: ' AND ', prefix: ' *' },
  quoted: (text: string) => `"${text.replaceAll('"', '""')}"`,
}

/** Words in apostrophes are taken as they are (postgresql.org/docs/current/datatype-textsearch.html). */
const IN_POSTGRES = {
  ...{ or: ' | ', and: ' & ', prefix: ':*' },
  quoted: (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`,
}

function queryOf(terms: WantedWords['terms'], { or, and, prefix, quoted }: typeof IN_SQLITE) {
  const words = terms.map((term) =>
    term.map(({ text, whole }) => quoted(text) + (whole ? '' : prefix)).join(or),
  )
  return words.map((term) => `(${term})`).join(and)
}

const WORDS: Record<WantedWords['table'], RawBuilder<unknown>> = {
  registration: sql`index_words('#' || registration.event_code || registration.words)`,
  gift: sql`index_words(gift.words)`,
}

/** A slip is forgiven only where nothing else is found: lists are added up and exported. */
export async function searchNumbers(
  db: Db,
  { table, event, search }: Pick<WantedWords, 'table' | 'event'> & { search: Search },
): Promise<number[]> {
  const { words } = search
  const owners = ownersOf(table, await foundByNumber(db, search.number))
  const numbered = await numbersOf(db, table, owners)
  if (words.length === 0) return numbered
  const like = await foundByWords(db, { table, event, terms: words.map(likeForms) })
  if (numbered.length + like.length > 0) return [...new Set([...numbered, ...like])]
  const near = await foundByWords(db, { table, event, terms: words.map(nearForms) })
  if (near.length > MAX_JUDGED) return near
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

/** A few of more than these may be two slips away. */
const MAX_JUDGED = 1_000

async function numbersOf(db: Db, table: WantedWords['table'], id: string[]): Promise<number[]> {
  return (await findRows(db, table, { id })).map(({ number }) => number)
}

type Query = Pick<WantedWords, 'table'> & {
  words: readonly string[]
  /** The ids of the records with the typed number, which come first. */
  numbered: string[]
}

export type BestHits = {
  /** Best first, then newest first. */
  found: { id: string; rank: Rank }[]
  /** There are more than are looked at. */
  isMore: boolean
}

/** Registrations or gifts with all words, a slip in each forgiven. */
export async function bestFound(db: Db, wanted: Query): Promise<BestHits> {
  const { table, words } = wanted
  let numbers = await numbersOf(db, table, wanted.numbered)
  let isMore = false
  for (const forms of words.length > 0 ? [likeForms, nearForms] : []) {
    if (isMore) break
    const found = await foundByWords(db, { table, terms: words.map(forms) })
    isMore = found.length > MAX
    numbers = numbers.concat(isMore ? found.sort((a, b) => b - a).slice(0, SOME) : found)
  }
  return { found: await inOrder(db, wanted, numbers), isMore }
}

/** More are too many for anybody to read. */
const MAX = 500
const SOME = 50

async function inOrder(db: Db, { table, words, numbered }: Query, numbers: readonly number[]) {
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
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        compareText(other.created_at, one.created_at) ||
        other.number - one.number,
    )
    .map(({ id, rank }) => ({ id, rank }))
}
