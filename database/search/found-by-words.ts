import { type RawBuilder, sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { IndexWord } from '#domain/search/word-forms.ts'

/** What records must have: one word of every term, and the conference where one is given. */
export type WantedWords = {
  table: 'registration' | 'gift'
  terms: readonly (readonly IndexWord[])[]
  event?: string | undefined
}

/**
 * The numbers of registrations or gifts by their `words`. Both engines keep the index by themselves, as they
 * do with any other: SQLite by triggers on the table, PostgreSQL as an index on the expression below.
 */
export async function foundByWords(db: Db, wanted: WantedWords): Promise<number[]> {
  const { table, event } = wanted
  const terms = event === undefined ? wanted.terms : [...wanted.terms, [conferenceWord(event)]]
  const query = isSqlite(db)
    ? sql<{ number: number }>`select rowid as number from ${sql.table(`${table}_index`)}
        where ${sql.table(`${table}_index`)} match ${sqliteQuery(terms)}`
    : sql<{ number: number }>`select number from ${sql.table(table)}
        where ${WORDS[table]} @@ ${postgresQuery(terms)}::tsquery`
  return (await query.execute(db)).rows.map(({ number }) => number)
}

/** The index has a registration's conference too, to narrow common names. Nobody can type this word. */
function conferenceWord(event: string): IndexWord {
  return { text: `#${event.replaceAll(/[\s\p{Cc}]/gu, '')}`, whole: true }
}

/** Words in quotation marks are taken as they are (sqlite.org/fts5.html#fts5_strings). */
function sqliteQuery(terms: WantedWords['terms']): string {
  const quoted = terms.map((term) =>
    term
      .map(({ text, whole }) => `"${text.replaceAll('"', '""')}"${whole ? '' : ' *'}`)
      .join(' OR '),
  )
  return quoted.map((term) => `(${term})`).join(' AND ')
}

/** Words in apostrophes are taken as they are (postgresql.org/docs/current/datatype-textsearch.html). */
function postgresQuery(terms: WantedWords['terms']): string {
  const quoted = terms.map((term) =>
    term
      .map(({ text, whole }) => `'${text.replaceAll(/['\\]/g, '$&$&')}'${whole ? '' : ':*'}`)
      .join(' | '),
  )
  return quoted.map((term) => `(${term})`).join(' & ')
}

/** As the indices are written. */
const WORDS: Record<WantedWords['table'], RawBuilder<unknown>> = {
  registration: sql`array_to_tsvector(string_to_array(
    '#' || registration.event_code || rtrim(registration.words), ' '))`,
  gift: sql`array_to_tsvector(string_to_array(btrim(gift.words), ' '))`,
}
