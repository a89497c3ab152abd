import { expect, test } from 'vitest'
import { contactsOf, followers, isBlank } from './shared-contacts.ts'

const FIRST = { firstname: 'Meera', email: 'meera@home.in', phone: '9876543210', city: 'Hosur' }
const NOTHING = contactsOf(undefined)

test('a blank person follows the first one', () => {
  expect(followers([FIRST, {}], NOTHING)).toEqual([
    { index: 1, name: 'email', value: 'meera@home.in' },
    { index: 1, name: 'phone', value: '9876543210' },
    { index: 1, name: 'city', value: 'Hosur' },
  ])
})

test.each([
  ['what is the same as before follows', { city: 'Hosur' }, ['Salem']],
  ['what was changed stays', { city: 'Mysore' }, []],
  ['what was emptied stays empty', { city: '' }, []],
])('%s', (_case, second, cities) => {
  const moved = { ...FIRST, city: 'Salem' }
  const followed = followers([moved, { ...contactsOf(FIRST), ...second }], contactsOf(FIRST))
  expect(followed.map(({ value }) => value)).toEqual(cities)
})

test('nothing follows while the first person stays the same', () => {
  expect(followers([FIRST, {}, { ...FIRST }], contactsOf(FIRST))).toEqual([])
})

test('whoever has only what the first person has is blank', () => {
  const second = { firstname: '', ...contactsOf(FIRST) }
  expect(isBlank(second, FIRST)).toBe(true)
  expect(isBlank({ ...second, firstname: 'Arjun' }, FIRST)).toBe(false)
  expect(isBlank({ ...second, city: 'Salem' }, FIRST)).toBe(false)
  expect(isBlank(FIRST, FIRST)).toBe(false)
  expect(isBlank({ firstname: ' ' })).toBe(true)
})
