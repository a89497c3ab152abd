import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { fillGiftWords, fillRegistrationWords } from '#database/backup/fill-words.ts'

/**
 * Registrations and gifts get a number, under which SQLite's index of words knows them and by which the
 * office calls a registration, and words for their names' other spellings. Gifts are found by words too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  await run(isPostgres ? ['drop index registration_index'] : DROPPED_BY_SQLITE)
  await run(["alter table gift add column words text not null default ''"])
  await run(['registration', 'gift'].flatMap(numbered))
  await fillRegistrationWords(db)
  await fillGiftWords(db)
  await run(isPostgres ? POSTGRES : SQLITE)
  await run([PAYMENT_DIGITS, 'create index receipt_number on receipt (number)'])
}

const DROPPED_BY_SQLITE = [
  'drop trigger registration_indexed',
  'drop trigger registration_reindexed',
  'drop trigger registration_unindexed',
  'drop table registration_index',
  'drop table registration_number',
]

function numbered(table: string): string[] {
  return [
    `alter table ${table} add column number integer`,
    `update ${table} set number = counted.position from (select id,
      1000 + row_number() over (order by created_at, id) position from ${table}) counted
      where counted.id = ${table}.id`,
    `create unique index ${table}_number on ${table} (number)`,
  ]
}

/** The query writes the expression in the same words. */
const PAYMENT_DIGITS =
  "create index payment_digits on payment (ltrim(txnid, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'))"

/** The queries write the expressions in the same words. */
const POSTGRES = [
  ...['registration', 'gift'].flatMap((table) => [
    `create sequence ${table}_numbers owned by ${table}.number`,
    `select setval('${table}_numbers', coalesce(max(number), 1000)) from ${table}`,
  ]),
  `create index registration_index on registration using gin
    (array_to_tsvector(string_to_array('#' || event_code || rtrim(words), ' ')))`,
  `create index gift_index on gift using gin (array_to_tsvector(string_to_array(btrim(words), ' ')))`,
]

/** Every character that an e-mail address may have, next to letters and digits, is part of a word. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const TOKENIZER = `ascii tokenchars '${PUNCTUATION.replaceAll("'", "''")}'`.replaceAll('"', '""')

const SQLITE = [
  ...indexed(
    'registration',
    'event_code, words',
    (row) => `'#' || ${row}.event_code || ${row}.words`,
  ),
  ...indexed('gift', 'words', (row) => `${row}.words`),
]

/** The index has no copy of the words, is kept by triggers, and forgets deleted words at once. */
function indexed(table: string, columns: string, text: (row: string) => string): string[] {
  const index = `${table}_index`
  const remove = `insert into ${index} (${index}, rowid, words) values ('delete', old.number, ${text('old')})`
  const add = `insert into ${index} (rowid, words) values (new.number, ${text('new')})`
  return [
    `create virtual table ${index} using fts5 (words, content = '', columnsize = 0,
      detail = none, tokenize = "${TOKENIZER}")`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `insert into ${index} (rowid, words) select number, ${text(table)} from ${table} order by number`,
    `create trigger ${table}_indexed after insert on ${table} begin ${add}; end`,
    `create trigger ${table}_reindexed after update of ${columns} on ${table}
      when ${text('old')} <> ${text('new')} begin ${remove}; ${add}; end`,
    `create trigger ${table}_unindexed after delete on ${table} begin ${remove}; end`,
  ]
}
