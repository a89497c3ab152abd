import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

const person = v.object({ name: v.string('Name?') })
const schema = v.object({
  city: v.string('City?'),
  note: v.optional(v.string()),
  persons: v.pipe(v.array(person, 'Who?'), v.maxLength(3, 'Too many')),
})

test.each([
  ['nothing is wrong', { city: 'Mysore', 'persons[0].name': 'Anita' }, undefined],
  ['an empty field is missing', { city: '', 'persons[0].name': 'Anita' }, { city: ['City?'] }],
  [
    'one that may be missing is',
    { city: 'Mysore', note: '', 'persons[0].name': 'Anita' },
    undefined,
  ],
  [
    'a row that was not sent has no field',
    { city: 'Mysore', 'persons[1].name': 'Anita' },
    { 'persons[0].name': [expect.any(String)] },
  ],
  [
    'a field of an inner row is named as in the form',
    { city: 'Mysore', 'persons[0].name': 'Anita', 'persons[1].name': '' },
    { 'persons[1].name': ['Name?'] },
  ],
])('%s', (_, fields, error) => {
  expect(parseForm(formOf(fields), schema).reply().error).toEqual(error)
})

test('a row in the millions makes no list of millions', () => {
  const counted = v.object({ persons: v.custom<unknown[]>(() => false, 'Too many') })
  const parsed = parseForm(formOf({ 'persons[3000000].name': 'Anita' }), counted)
  expect(parsed.reply().error).toEqual({ persons: ['Too many'] })
})

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
