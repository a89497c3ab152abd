import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { SearchTerm } from '#domain/registration-search.ts'

/** What registrations must have: every term, and the conference where one is given. */
export type WantedWords = { terms: readonly SearchTerm[]; event?: string | undefined }

/** How an engine's own text index finds registrations. */
type FoundByWords = {
  /** Selects some of their ids. */
  ids: (limit: number) => RawBuilder<{ id: string }>
  /** For queries that begin with what the index finds. */
  isFound: RawBuilder<SqlBool>
  /** For queries that walk in the list's order, and look at each registration on the way. */
  hasWords: RawBuilder<SqlBool>
}

/**
 * Registrations by their `words`. Both engines keep the index by themselves, as they do with any other:
 * SQLite by triggers on the registration, PostgreSQL as an index on the expression below (migration 23).
 */
export function foundByWords(db: Db, { terms, event }: WantedWords): FoundByWords {
  const wanted = event === undefined ? terms : [...terms, conferenceTerm(event)]
  return isSqlite(db) ? bySqlite(wanted) : byPostgres(wanted)
}

/** The index has a registration's conference too, to narrow common names. Nobody can type this word. */
function conferenceTerm(event: string): SearchTerm {
  return { text: `#${event.replaceAll(/[\s\p{Cc}]/gu, '')}`, whole: true }
}

/** Words in quotation marks are taken as they are (sqlite.org/fts5.html#fts5_strings). */
function bySqlite(terms: readonly SearchTerm[]): FoundByWords {
  const quoted = terms.map(
    ({ text, whole }) => `"${text.replaceAll('"', '""')}"${whole ? '' : ' *'}`,
  )
  const match = sql`registration_index match ${quoted.join(' AND ')}`
  // The cross join makes SQLite begin with the words (sqlite.org/optoverview.html, section 6.4).
  const ids = sql<{ id: string }>`select registration_id as id
    from registration_index cross join registration_number on number = registration_index.rowid
    where ${match}`
  return {
    ids: (limit) => sql`${ids} limit ${limit}`,
    isFound: sql<SqlBool>`registration.id in (${ids})`,
    hasWords: sql<SqlBool>`(select number from registration_number
      where registration_id = registration.id) in (select rowid from registration_index where ${match})`,
  }
}

/** Words in apostrophes are taken as they are (postgresql.org/docs/current/datatype-textsearch.html). */
function byPostgres(terms: readonly SearchTerm[]): FoundByWords {
  const quoted = terms.map(
    ({ text, whole }) => `'${text.replaceAll(/['\\]/g, '$&$&')}'${whole ? '' : ':*'}`,
  )
  const isFound = sql<SqlBool>`array_to_tsvector(string_to_array(
    '#' || registration.event_code || rtrim(registration.words), ' ')) @@ ${quoted.join(' & ')}::tsquery`
  return {
    ids: (limit) => sql`select id from registration where ${isFound} limit ${limit}`,
    isFound,
    // Inside `coalesce` it can't choose the index.
    hasWords: sql<SqlBool>`coalesce(${isFound}, false)`,
  }
}
