/** Queries write the expressions of an index in the same words. */
export const SEARCH_IN_POSTGRES = [
  'create sequence registration_numbers owned by registration.number',
  "select setval('registration_numbers', 1000)",
  'create sequence gift_numbers owned by gift.number',
  "select setval('gift_numbers', 1000)",
  `create index registration_index on registration using gin
    (array_to_tsvector(string_to_array('#' || event_code || rtrim(words), ' ')))`,
  `create index gift_index on gift using gin
    (array_to_tsvector(string_to_array(btrim(words), ' ')))`,
  // Compared byte by byte, as SQLite always does: in a language's order a range of letters is no prefix
  // (postgresql.org/docs/current/collation.html).
  'alter table registration alter column sort_name type text collate "C"',
]

/** Every character that an e-mail address may have, next to letters and digits, is part of a word. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const TOKENIZER = `ascii tokenchars '${PUNCTUATION.replaceAll("'", "''")}'`.replaceAll('"', '""')

/** The index has no copy of the words, knows its rows by their numbers, and forgets deleted words at once. */
function indexInSqlite(table: string, columns: string, text: (row: string) => string): string[] {
  const index = `${table}_index`
  const remove = `insert into ${index} (${index}, rowid, words) values ('delete', old.number, ${text('old')})`
  const add = `insert into ${index} (rowid, words) values (new.number, ${text('new')})`
  return [
    `create virtual table ${index} using fts5 (words, content = '', columnsize = 0,
      detail = none, tokenize = "${TOKENIZER}")`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create trigger ${table}_indexed after insert on ${table} begin ${add}; end`,
    `create trigger ${table}_reindexed after update of ${columns} on ${table}
      when ${text('old')} <> ${text('new')} begin ${remove}; ${add}; end`,
    `create trigger ${table}_unindexed after delete on ${table} begin ${remove}; end`,
  ]
}

export const SEARCH_IN_SQLITE = [
  ...indexInSqlite(
    'registration',
    'event_code, words',
    (row) => `'#' || ${row}.event_code || ${row}.words`,
  ),
  ...indexInSqlite('gift', 'words', (row) => `${row}.words`),
]
