import { sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'

/** Today asks for the few that are open or overpaid, and never reads the others. */
const TROUBLES = [
  'create index visitor_request_open on visitor_request (kind, at) where ended_at is null',
  'drop index payment_overpaid',
  'create index payment_overpaid on payment (state, changed_at) where overpaid = 1',
]

/** The index and whoever asks it say the words of a row in one way. */
const WORDS_IN_POSTGRES = [
  `create function index_words(words text) returns tsvector
    language plpgsql immutable strict parallel safe
    as $$ begin return array_to_tsvector(string_to_array(btrim(words), ' ')); end $$`,
  'drop index registration_index',
  `create index registration_index on registration using gin
    (index_words('#' || event_code || words))`,
  'drop index gift_index',
  'create index gift_index on gift using gin (index_words(words))',
]

export async function up(db: Db): Promise<void> {
  for (const statement of isSqlite(db) ? TROUBLES : [...TROUBLES, ...WORDS_IN_POSTGRES]) {
    await sql.raw(statement).execute(db)
  }
}
