import { expect, test } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { register } from '#tests/support/payments.ts'
import { registration, testGift } from '#tests/support/people.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { newPrivateToken } from './private-pages.ts'

test('a private token has at least 128 random bits', () => {
  const tokens = Array.from({ length: 1_000 }, newPrivateToken)
  expect(new Set(tokens).size).toBe(1_000)
  expect(tokens.every(isPrivateToken)).toBe(true)
  expect(Math.log2(16) * newPrivateToken().length).toBeGreaterThanOrEqual(128)
})

onEngines('every gift and registration gets its own token', async (services) => {
  await giveGift(services, testGift)
  await register(services, { registration: registration() })
  expectTokens(await tokensOf(services.db))
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
