import { expect, test } from 'vitest'
import { hasWords, isSame, readTyped, withPageValues } from './draft.ts'

test('all values of the form are kept, blank persons included', () => {
  const typed = { type: 'Family', persons: [{ firstname: 'Asha' }, undefined] }
  expect(readTyped(typed)).toEqual({ type: 'Family', persons: [{ firstname: 'Asha' }, {}] })
  expect(readTyped({})).toEqual({ persons: [{}] })
})

test.each([
  [undefined],
  ['text'],
  [{ type: 5 }],
  [{ persons: [{ firstname: ['Asha'] }] }],
  [{ persons: Array.from({ length: 6 }, () => ({})) }],
])('%j is not a draft', (stored) => {
  expect(readTyped(stored)).toBeUndefined()
})

test('values on the page win over the draft, which fills in blank fields', () => {
  const draft = {
    type: 'Family',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha' }, { city: 'Mysore' }],
  }
  const standing = { type: 'Group', paym: '', persons: [{ lastname: 'Rao' }] }
  expect(withPageValues(draft, standing)).toEqual({
    type: 'Group',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha', lastname: 'Rao' }, { city: 'Mysore' }],
  })
  expect(withPageValues(undefined, standing)).toBe(standing)
  expect(withPageValues(draft, undefined)).toBe(draft)
})

test('an untouched form is blank', () => {
  expect(hasWords({ persons: [{}] })).toBe(false)
  expect(hasWords({ type: 'Family', persons: [{}] })).toBe(true)
  expect(hasWords({ persons: [{}, { age: '8' }] })).toBe(true)
})

test('two forms are equal regardless of blank fields and their order', () => {
  const one = { type: 'Family', paym: '', persons: [{ age: '8', city: '' }, {}] }
  const other = { persons: [{ age: '8' }, { firstname: '' }], type: 'Family' }
  expect(isSame(one, other)).toBe(true)
  expect(isSame(one, { ...other, type: 'Group' })).toBe(false)
  expect(isSame(one, { ...other, persons: [{ age: '8' }] })).toBe(false)
  expect(isSame(one, undefined)).toBe(false)
})
