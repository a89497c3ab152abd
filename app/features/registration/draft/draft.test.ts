import { expect, test } from 'vitest'
import { readTyped } from '../persons/typed-form.ts'
import { isSame, withDraft } from './draft.ts'

test('values on the page win over the draft, which fills in blank fields', () => {
  const draft = readTyped({
    type: 'Family',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha' }, { city: 'Mysore' }],
  })
  const standing = readTyped({ type: 'Group', paym: '', persons: [{ lastname: 'Rao' }] })
  expect(withDraft(standing, draft)).toMatchObject({
    type: 'Group',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha', lastname: 'Rao' }, { city: 'Mysore' }],
  })
})

test('two forms are the same whatever the order of their fields', () => {
  const one = readTyped({ type: 'Family', persons: [{ age: '8' }, {}] })
  const { persons, ...choices } = one
  expect(isSame(one, { persons, ...choices })).toBe(true)
  expect(isSame(one, { ...one, type: 'Group' })).toBe(false)
  expect(isSame(one, { ...one, persons: persons.slice(0, 1) })).toBe(false)
})
