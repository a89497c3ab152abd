import { expect, test } from 'vitest'
import { storeGiftOnce } from '#database/records/gifts/gifts.ts'
import { bestFound } from '#database/search/found-by-words.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { forgetRecords } from './forget.ts'

const ZEBEDEE = { email: 'zebedee@example.org', phone: '9876543210' }

const GIFT = {
  ...ZEBEDEE,
  submission: null,
  fund: 'Tithe',
  language: 'en' as const,
  full_name: 'Zebedee Zebedeeson',
  amount_minor: 10_000,
  created_at: '2020-01-01T00:00:00.000Z',
}

test.each(ENGINES)('%s: nobody forgotten is found by any spelling', async (engine) => {
  const { db } = await testDatabase(engine)
  const created_at = GIFT.created_at
  const people = [{ ...ZEBEDEE, first_name: 'Zebedee', last_name: 'Zebedeeson' }]
  await storeRegistration(db, { created_at, people })
  await storeGiftOnce(db, { ...GIFT, id: 'one', twin: 'one' })
  await storeGiftOnce(db, { ...GIFT, id: 'two', twin: 'two', pan: 'ABCPD1234E' })
  await forgetRecords(db, {
    before: '2021-01-01',
    donorsRetainedFrom: '2019-01-01',
    trial: false,
    ledgerFields: () => ({}),
  })
  const found = async (table: 'registration' | 'gift', typed: string) =>
    (await bestFound(db, { table, words: [typed], numbered: [] })).found.map(({ id }) => id)
  for (const typed of ['zebedee', 'zebeede', 'zebidi', '3210', 'zebedee@example.org']) {
    expect(await found('registration', typed)).toEqual([])
  }
  // The law keeps the name of a giver with a PAN, and nothing else.
  expect(await found('gift', 'zebeede')).toEqual(['two'])
  expect(await found('gift', '3210')).toEqual([])
  const { rows } = { rows: await db.selectFrom('registration').select('words').execute() }
  expect(rows.some(({ words }) => words.includes('ebedee'))).toBe(false)
})
