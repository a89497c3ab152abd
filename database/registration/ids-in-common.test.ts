import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsInCommon } from './ids-in-common.ts'

/** Some shorter than the characters that are compared first, and some that end in the same ones. */
const ids = fc.oneof(
  fc.uuid(),
  fc.stringMatching(/^[ab]{1,3}$/),
  fc.stringMatching(/^[ab]{1,2}-ends-alike$/),
)

test('finds what a set of each would have in common', () => {
  const several = fc.array(ids, { minLength: 1, size: 'medium' })
  fc.assert(
    fc.property(several, several, several, (left, right, both) => {
      const few = new Set([...left, ...both])
      const many = [...both, ...right, ...both]
      const expected = new Set(many.filter((id) => few.has(id)))
      expect(idsInCommon(few, many.join(' '))).toEqual(expected)
    }),
  )
})

test('finds nothing in an empty text', () => {
  expect(idsInCommon(new Set(['a']), '')).toEqual(new Set())
})
