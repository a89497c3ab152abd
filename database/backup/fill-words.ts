import { type QueryExecutorProvider, sql } from 'kysely'
import { type Giver, giftWords, type Person, wordsText } from '#database/search/words-text.ts'

/** The words of registrations from before names were stored in other spellings too. */
export async function fillRegistrationWords(db: QueryExecutorProvider): Promise<void> {
  for await (const ids of idsOf(db, 'registration')) {
    const { rows } = await sql<Person & { registration_id: string }>`
      select registration_id, first_name, last_name, email, phone from attendee
      where registration_id in (${sql.join(ids)}) and cancelled_at is null
      order by registration_id, position`.execute(db)
    const people = Map.groupBy(rows, (row) => row.registration_id)
    await storeWords(
      db,
      'registration',
      ids.map((id) => [id, wordsText(people.get(id) ?? [])]),
    )
  }
}

/** The words of gifts from before they had any. */
export async function fillGiftWords(db: QueryExecutorProvider): Promise<void> {
  for await (const ids of idsOf(db, 'gift')) {
    const { rows } = await sql<Giver & { id: string }>`select id, full_name, email, phone from gift
      where id in (${sql.join(ids)})`.execute(db)
    await storeWords(
      db,
      'gift',
      rows.map((giver) => [giver.id, giftWords(giver)]),
    )
  }
}

type Worded = 'registration' | 'gift'

async function* idsOf(db: QueryExecutorProvider, table: Worded): AsyncGenerator<string[]> {
  let last = ''
  while (true) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${last} order by id limit ${AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
    last = rows.at(-1)?.id ?? ''
  }
}

const AT_ONCE = 500

async function storeWords(
  db: QueryExecutorProvider,
  table: Worded,
  words: readonly [id: string, words: string][],
): Promise<void> {
  const values = sql.join(words.map(([id, text]) => sql`(${id}, ${text})`))
  await sql`update ${sql.table(table)} set words = worded.column2
    from (values ${values}) as worded where worded.column1 = ${sql.ref(`${table}.id`)}`.execute(db)
}
