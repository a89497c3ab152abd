import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailField, mobileField, nameField, orEmpty } from './field-schemas.ts'
import { parseForm, readForm } from './read-form.ts'

const SCHEMA = v.object({
  name: nameField({ language: 'en', label: 'Name', required: 'Name is required' }),
  email: orEmpty(emailField({ language: 'en', required: 'Email is required' })),
  people: v.array(
    v.object({ phone: mobileField({ language: 'en', required: 'Missing', invalid: 'Invalid' }) }),
  ),
})

test('what was typed is read with the schema', () => {
  const typed = { name: ' Asha ', email: '', people: [{ phone: '+91 98765 43210' }] }
  const value = { name: 'Asha', email: '', people: [{ phone: '9876543210' }] }
  expect(readForm(SCHEMA, typed)).toEqual({ ok: true, value })
})

test('each field has its first error, under the name that it has in the form', () => {
  const typed = { name: '', email: 'x', people: [{ phone: '9876543210' }, { phone: '1' }] }
  expect(readForm(SCHEMA, typed)).toEqual({
    ok: false,
    errors: {
      name: 'Name is required',
      email: 'Email must be a valid email address',
      'people[1].phone': 'Invalid',
    },
  })
})

test('an error of the form as a whole has no name', () => {
  const schema = v.pipe(
    v.object({}),
    v.check(() => false, 'Not so'),
  )
  expect(readForm(schema, {})).toEqual({ ok: false, errors: { '': 'Not so' } })
})

test('a field that was not sent is empty', () => {
  expect(readForm(SCHEMA, { people: [] })).toEqual({
    ok: false,
    errors: { name: 'Name is required' },
  })
})

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
