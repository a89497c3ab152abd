import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { fillStandings } from '#database/backup/fill-standings.ts'

/**
 * The engine's own index of words, and one index that answers every total, in place of tables of words,
 * counts and sums by day that the site kept itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['registration_word', 'registration_tally', 'day_tally']) {
    await db.schema.dropTable(table).execute()
  }
  for (const index of ['registration_tallied_as', 'registration_not_tallied']) {
    await db.schema.dropIndex(index).execute()
  }
  await db.schema.alterTable('registration').dropColumn('tallied').execute()
  await fillStandings(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db)
  for (const statement of INDICES) await sql.raw(statement).execute(db)
}

/** Each has all columns of its queries, which write expressions in the same words. */
const INDICES = [
  `create index registration_sums on registration (event_code, standing, residential, party, arrival,
    places, full_minor, received_minor, still_due_minor, id)`,
  'create index registration_arrival on registration (substr(arrival, 1, 10), created_at)',
  `create index payment_sums on payment
    ((case when gift_id is null then 'registration' else 'gift' end), received_on, state, received_minor,
    amount_minor) where received_on is not null`,
]

/** The query writes the expression in the same words. */
const POSTGRES = [
  `create index registration_index on registration using gin
    (array_to_tsvector(string_to_array('#' || event_code || rtrim(words), ' ')))`,
]

/** Every character that an e-mail address may have, next to letters and digits, is part of a word. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const TOKENIZER = `ascii tokenchars '${PUNCTUATION.replaceAll("'", "''")}'`.replaceAll('"', '""')

const NUMBER = '(select number from registration_number where registration_id = old.id)'

/**
 * FTS5 knows its rows by numbers, which a registration has none of: VACUUM may change the row's own
 * (sqlite.org/lang_vacuum.html). The index has no copy of the words, and forgets deleted ones at once.
 */
const SQLITE = [
  `create table registration_number (number integer primary key, registration_id text not null unique)`,
  `create virtual table registration_index using fts5 (words, content = '', columnsize = 0,
    detail = none, tokenize = "${TOKENIZER}")`,
  `insert into registration_index (registration_index, rank) values ('secure-delete', 1)`,
  `insert into registration_number (registration_id) select id from registration order by created_at`,
  `insert into registration_index (rowid, words) select number, '#' || event_code || words
    from registration_number join registration on id = registration_id order by number`,
  `create trigger registration_indexed after insert on registration begin
    insert into registration_number (registration_id) values (new.id);
    insert into registration_index (rowid, words)
      values (last_insert_rowid(), '#' || new.event_code || new.words);
  end`,
  `create trigger registration_reindexed after update of event_code, words on registration
    when old.event_code <> new.event_code or old.words <> new.words begin
    insert into registration_index (registration_index, rowid, words)
      values ('delete', ${NUMBER}, '#' || old.event_code || old.words);
    insert into registration_index (rowid, words)
      values (${NUMBER}, '#' || new.event_code || new.words);
  end`,
  `create trigger registration_unindexed after delete on registration begin
    insert into registration_index (registration_index, rowid, words)
      values ('delete', ${NUMBER}, '#' || old.event_code || old.words);
    delete from registration_number where registration_id = old.id;
  end`,
]
