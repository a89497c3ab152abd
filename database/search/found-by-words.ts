import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { IndexWord } from '#domain/search/word-forms.ts'

/** What records must have: one word of every term, and the conference where one is given. */
export type WantedWords = {
  table: 'registration' | 'gift'
  terms: readonly (readonly IndexWord[])[]
  event?: string | undefined
}

/** How an engine's own text index finds registrations or gifts. */
type FoundByWords = {
  /** Selects the numbers of some. */
  numbers: (limit: number) => RawBuilder<Numbered>
  /** The newest of many, newest first. */
  newest: (limit: number) => Promise<number[]>
  /** For queries that begin with what the index finds. */
  isFound: RawBuilder<SqlBool>
  /** For queries that walk in the list's order, and look at each record on the way. */
  hasWords: RawBuilder<SqlBool>
}

/**
 * Records by their `words`. Both engines keep the index by themselves, as they do with any other: SQLite
 * by triggers on the table, PostgreSQL as an index on the expression below.
 */
export function foundByWords(db: Db, { table, terms, event }: WantedWords): FoundByWords {
  const wanted = event === undefined ? terms : [...terms, [conferenceWord(event)]]
  return isSqlite(db) ? bySqlite(db, table, wanted) : byPostgres(db, table, wanted)
}

/** The index has a registration's conference too, to narrow common names. Nobody can type this word. */
function conferenceWord(event: string): IndexWord {
  return { text: `#${event.replaceAll(/[\s\p{Cc}]/gu, '')}`, whole: true }
}

export async function numbersIn(db: Db, rows: RawBuilder<Numbered>): Promise<number[]> {
  return (await rows.execute(db)).rows.map(({ number }) => number)
}

type Numbered = { number: number }
type Table = WantedWords['table']
type Terms = WantedWords['terms']

/** Words in quotation marks are taken as they are (sqlite.org/fts5.html#fts5_strings). */
function bySqlite(db: Db, table: Table, terms: Terms): FoundByWords {
  const quoted = terms.map((term) =>
    term
      .map(({ text, whole }) => `"${text.replaceAll('"', '""')}"${whole ? '' : ' *'}`)
      .join(' OR '),
  )
  const index = sql.table(`${table}_index`)
  const match = sql`${index} match ${quoted.map((term) => `(${term})`).join(' AND ')}`
  const rows = sql`select rowid as number from ${index} where ${match}`
  const number = sql.ref(`${table}.number`)
  return {
    numbers: (limit) => sql`${rows} limit ${limit}`,
    newest: (limit) => numbersIn(db, sql`${rows} order by rowid desc limit ${limit}`),
    isFound: sql<SqlBool>`${number} in (${rows})`,
    // With a plus it can't choose the index on numbers (sqlite.org/optoverview.html, section 2.1).
    hasWords: sql<SqlBool>`+${number} in (${rows})`,
  }
}

/** Words in apostrophes are taken as they are (postgresql.org/docs/current/datatype-textsearch.html). */
function byPostgres(db: Db, table: Table, terms: Terms): FoundByWords {
  const quoted = terms.map((term) =>
    term
      .map(({ text, whole }) => `'${text.replaceAll(/['\\]/g, '$&$&')}'${whole ? '' : ':*'}`)
      .join(' | '),
  )
  const query = quoted.map((term) => `(${term})`).join(' & ')
  // A subquery hides the words from the planner, which takes them for far more common than they are, and
  // would rather read and cut up the words of every row.
  const isFound = sql<SqlBool>`${WORDS[table]} @@ (select ${query}::tsquery)`
  // Inside `coalesce` it can't choose the index.
  const hasWords = sql<SqlBool>`coalesce(${isFound}, false)`
  const rows = sql`select number from ${sql.table(table)}`
  // An expression has no index to walk.
  const newestFirst = sql`order by number + 0 desc`
  const isRecent = sql`number > (select max(number) - ${RECENT} from ${sql.table(table)})`
  return {
    numbers: (limit) => sql`${rows} where ${isFound} limit ${limit}`,
    newest: async (limit) => {
      const recent = sql<Numbered>`${rows} where ${isFound} and ${isRecent} ${newestFirst} limit ${limit}`
      const found = await numbersIn(db, recent)
      if (found.length === limit) return found
      return numbersIn(db, sql`${rows} where ${isFound} ${newestFirst} limit ${limit}`)
    },
    isFound,
    hasWords,
  }
}

/**
 * A common word is found often enough among so many of the newest. Without them PostgreSQL would read
 * every record with the word to know the newest.
 */
const RECENT = 20_000

/** As the indices are written. */
const WORDS: Record<Table, RawBuilder<unknown>> = {
  registration: sql`array_to_tsvector(string_to_array(
    '#' || registration.event_code || rtrim(registration.words), ' '))`,
  gift: sql`array_to_tsvector(string_to_array(btrim(gift.words), ' '))`,
}
