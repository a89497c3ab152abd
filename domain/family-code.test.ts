import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyCode, needsCode } from './family-code.ts'

test('a code is four different letters that spell no word and look like no other', () => {
  const numbers = fc.infiniteStream(fc.nat())
  fc.assert(
    fc.property(numbers, (stream) => {
      const code = familyCode((below) => (stream.next().value ?? 0) % below)
      expect(code).toMatch(/^[B-Z]{4}$/)
      expect(code).not.toMatch(/[AEIOUYLNGQSFW]/)
      expect(new Set(code).size).toBe(4)
    }),
  )
})

test.each([
  [0, true],
  [11, true],
  [12, false],
])('at %i years, a code is needed: %s', (age, needed) => {
  expect(needsCode({ age })).toBe(needed)
})
