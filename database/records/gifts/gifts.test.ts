import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { ENGINES, testDatabase } from '#tests/support/site/databases.ts'
import { findGift, type NewGift, storeGiftOnce } from './gifts.ts'

function gift(changes: Partial<NewGift> = {}): NewGift {
  return {
    id: randomUUID(),
    submission: 'a-key-made-in-the-browser',
    twin: 'digest',
    created_at: '2026-11-15T04:00:00.000Z',
    fund: 'Tithe',
    language: 'en' as const,
    full_name: 'Anita Sample',
    email: 'anita@example.org',
    phone: '9000000001',
    amount_minor: 50_000,
    pan: null,
    ...changes,
  }
}

test.each(ENGINES)('%s: a gift is stored as not paid', async (engine) => {
  const { db } = await testDatabase(engine)
  const stored = await storeGiftOnce(db, gift())
  expect(stored).toMatchObject({ fund: 'Tithe', amount_minor: 50_000, status: 'Not Paid' })
})

test.each(ENGINES)('%s: concurrent sends of one submission store one gift', async (engine) => {
  const { db } = await testDatabase(engine)
  const stored = await Promise.all([1, 2, 3, 4].map(() => storeGiftOnce(db, gift())))
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
})

test.each(ENGINES)('%s: the same key with other data is another gift', async (engine) => {
  const { db } = await testDatabase(engine)
  const first = await storeGiftOnce(db, gift())
  const second = await storeGiftOnce(db, gift({ twin: 'other digest' }))
  expect(second.id).not.toBe(first.id)
})

test.each(ENGINES)('%s: without a key, the same unpaid gift is stored once', async (engine) => {
  const { db } = await testDatabase(engine)
  const first = await storeGiftOnce(db, gift({ submission: null }))
  const second = await storeGiftOnce(db, gift({ submission: null }))
  expect(second.id).toBe(first.id)
})

test.each(ENGINES)(
  '%s: without a key, the same gift after a paid one is a new gift',
  async (engine) => {
    const { db } = await testDatabase(engine)
    const first = await storeGiftOnce(db, gift({ submission: null }))
    await changeRows(db, 'gift', { id: first.id }, { status: 'Paid' })
    const second = await storeGiftOnce(db, gift({ submission: null }))
    expect(second.id).not.toBe(first.id)
    expect((await findGift(db, first.id)).status).toBe('Paid')
  },
)

test.each(ENGINES)('%s: the database refuses an amount of zero', async (engine) => {
  const { db } = await testDatabase(engine)
  await expect(storeGiftOnce(db, gift({ amount_minor: 0 }))).rejects.toThrow()
})
