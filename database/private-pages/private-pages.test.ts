import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { up } from '#database/migrations/0007-private-pages.ts'
import { isPrivateToken } from '#domain/private-token.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { register } from '../../tests/support/payments.ts'
import { registration, testGift } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { newPrivateToken } from './private-pages.ts'

test('a private token has at least 128 random bits', () => {
  const tokens = Array.from({ length: 1_000 }, newPrivateToken)
  expect(new Set(tokens).size).toBe(1_000)
  expect(tokens.every(isPrivateToken)).toBe(true)
  expect(Math.log2(16) * newPrivateToken().length).toBeGreaterThanOrEqual(128)
})

test.each(ENGINES)('%s: every gift and registration gets its own token', async (engine) => {
  const services = await testServices(engine)
  await giveGift(services, testGift)
  await register(services, { registration: registration() })
  expectTokens(await tokensOf(services.db))
})

test.each(ENGINES)('%s: the migration gives tokens to records stored before it', async (engine) => {
  const services = await testServices(engine)
  await giveGift(services, testGift)
  await register(services, { registration: registration() })
  const { db } = services
  await sql`drop index gift_private_token`.execute(db)
  await sql`drop index registration_private_token`.execute(db)
  await sql`alter table gift drop column private_token`.execute(db)
  await sql`alter table registration drop column private_token`.execute(db)
  for (const when of engine === 'sqlite' ? ['inserted', 'updated'] : []) {
    await sql`drop trigger ${sql.ref(`payment_opened_by_${when}`)}`.execute(db)
  }
  await sql`alter table payment drop column opened_by`.execute(db)
  await up(db)
  expectTokens(await tokensOf(db))
})

async function tokensOf(db: Db): Promise<string[]> {
  const gifts = await db.selectFrom('gift').select('private_token').execute()
  const registrations = await db.selectFrom('registration').select('private_token').execute()
  return [...gifts, ...registrations].map(({ private_token }) => private_token)
}

function expectTokens(tokens: string[]): void {
  expect(tokens).toHaveLength(2)
  expect(new Set(tokens).size).toBe(2)
  expect(tokens.every(isPrivateToken)).toBe(true)
}
