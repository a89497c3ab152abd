import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { onDatabases } from '#tests/support/site/databases.ts'
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

onDatabases('one submission stores one gift, sent at once or with other data', async ({ db }) => {
  const stored = await Promise.all([1, 2, 3, 4].map(() => storeGiftOnce(db, gift())))
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
  expect(stored[0]).toMatchObject({ fund: 'Tithe', amount_minor: 50_000, status: 'Not Paid' })
  const other = await storeGiftOnce(db, gift({ twin: 'other digest' }))
  expect(other.id).not.toBe(stored[0]?.id)
  await expect(storeGiftOnce(db, gift({ twin: 'third', amount_minor: 0 }))).rejects.toThrow()
})

onDatabases('without a key a gift is stored once until it is paid', async ({ db }) => {
  const first = await storeGiftOnce(db, gift({ submission: null }))
  expect((await storeGiftOnce(db, gift({ submission: null }))).id).toBe(first.id)
  await changeRows(db, 'gift', { id: first.id }, { status: 'Paid' })
  expect((await storeGiftOnce(db, gift({ submission: null }))).id).not.toBe(first.id)
  expect((await findGift(db, first.id)).status).toBe('Paid')
})
