import { expect, test } from 'vitest'
import { PARTY_TYPES } from './party.ts'
import { storedChoice } from './stored-choice.ts'

test('a stored value that is none of the choices is a fault with its registration and column', () => {
  const stored = { id: 'r1', column: 'party', choices: PARTY_TYPES }
  expect(storedChoice({ ...stored, value: 'Family' })).toBe('Family')
  expect(() => storedChoice({ ...stored, value: 'family' })).toThrow(
    'Registration r1: party is "family", not one of Individual, Married Couple, Family, Group',
  )
})
