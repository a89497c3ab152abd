import { expect, test } from 'vitest'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { newPrivateToken } from './private-pages.ts'

test('a private token has at least 128 random bits', () => {
  const tokens = Array.from({ length: 1_000 }, newPrivateToken)
  expect(new Set(tokens).size).toBe(1_000)
  expect(tokens.every(isPrivateToken)).toBe(true)
  expect(Math.log2(16) * newPrivateToken().length).toBeGreaterThanOrEqual(128)
})
