import { expect, test } from 'vitest'
import { changeWords, namedError, personLine, plannedWords } from './registration-fields.ts'

test.each([
  [{ whose: 'Anu', field: 'age', from: '11', to: '12' }, 'Anu: Age was 11, is 12'],
  [
    { whose: '', field: 'party', from: 'Family', to: 'Group' },
    'Registering as was Family, is Group',
  ],
  [{ whose: 'Anu Rao', field: 'person', from: 'Anu Rao', to: '' }, 'Anu Rao was taken off'],
  // As an earlier release stored them.
  [{ whose: 'Anu', field: 'Mobile', from: '1', to: '2' }, 'Anu: Mobile was 1, is 2'],
  [{ whose: 'Anu Rao', field: 'Person', from: '', to: 'Anu Rao' }, 'Anu Rao was added'],
])('%o was done: %s', (change, words) => {
  expect(changeWords(change)).toBe(words)
})

test.each([
  [{ whose: 'Anu', field: 'city', from: '', to: 'Mysore' }, 'Anu: City empty → Mysore'],
  [{ whose: 'Anu Rao', field: 'person', from: '', to: 'Anu Rao' }, 'Anu Rao is added.'],
] as const)('%o is planned: %s', (change, words) => {
  expect(plannedWords(change)).toBe(words)
})

test.each([
  ['persons[1].city', 'Person 2: City is required!'],
  ['productinfo', 'City is required!'],
  ['persons', 'City is required!'],
])('an error of %s is listed as "%s"', (field, words) => {
  expect(namedError(field, 'City is required!')).toBe(words)
})

test.each([
  [38, 'Meera, 38, adult'],
  [11, 'Meera, 11, child'],
  [5, 'Meera, 5, free'],
])('a person of %i is "%s" in a line', (age, words) => {
  expect(personLine({ firstname: 'Meera', age })).toBe(words)
})
