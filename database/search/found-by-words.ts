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
  numbers: (limit: number) => RawBuilder<{ number: number }>
  /** Of the newest of many. */
  newest: (limit: number) => RawBuilder<{ number: number }>
  /** For queries that begin with what the index finds. */
  isFound: RawBuilder<SqlBool>
  /** For queries that walk in the list's order, and look at each record on the way. */
  hasWords: RawBuilder<SqlBool>
}

/**
 * Records by their `words`. Both engines keep the index by themselves, as they do with any other: SQLite
 * by triggers on the table, PostgreSQL as an index on the expression below (migration 26).
 */
export function foundByWords(db: Db, { table, terms, event }: WantedWords): FoundByWords {
  const wanted = event === undefined ? terms : [...terms, [conferenceWord(event)]]
  return isSqlite(db) ? bySqlite(table, wanted) : byPostgres(table, wanted)
}

/** The index has a registration's conference too, to narrow common names. Nobody can type this word. */
function conferenceWord(event: string): IndexWord {
  return { text: `#${event.replaceAll(/[\s\p{Cc}]/gu, '')}`, whole: true }
}

type Table = WantedWords['table']
type Terms = WantedWords['terms']

/** Words in quotation marks are taken as they are (sqlite.org/fts5.html#fts5_strings). */
function bySqlite(table: Table, terms: Terms): FoundByWords {
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
    newest: (limit) => sql`${rows} order by rowid desc limit ${limit}`,
    isFound: sql<SqlBool>`${number} in (${rows})`,
    // With a plus it can't choose the index on numbers (sqlite.org/optoverview.html, section 2.1).
    hasWords: sql<SqlBool>`+${number} in (${rows})`,
  }
}

/** Words in apostrophes are taken as they are (postgresql.org/docs/current/datatype-textsearch.html). */
function byPostgres(table: Table, terms: Terms): FoundByWords {
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
  return {
    numbers: (limit) => sql`${rows} where ${isFound} limit ${limit}`,
    // An expression has no index to walk.
    newest: (limit) => sql`${rows} where ${isFound} order by number + 0 desc limit ${limit}`,
    isFound,
    hasWords,
  }
}

/** As the indices are written. */
const WORDS: Record<Table, RawBuilder<unknown>> = {
  registration: sql`array_to_tsvector(string_to_array(
    '#' || registration.event_code || rtrim(registration.words), ' '))`,
  gift: sql`array_to_tsvector(string_to_array(btrim(gift.words), ' '))`,
}
