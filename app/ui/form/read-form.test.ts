import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailField, mobileField, nameField, orEmpty } from './field-schemas.ts'
import { fieldValue, readFields, readForm } from './read-form.ts'

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

test('fields are read by name, and those of a list by row', () => {
  const form = new FormData()
  for (const [name, text] of [
    ['city', 'Mysore'],
    ['persons[1].name', 'Anita'],
    ['persons[1].age', ''],
    ['persons[3000000].name', 'Nobody'],
    ['__proto__[0].name', 'Nobody'],
  ] as const) {
    form.set(name, text)
  }
  form.set('photograph', new File([], 'a.jpg'))
  const fields = readFields(form)
  expect(fields).toMatchObject({ city: 'Mysore', persons: [{}, { name: 'Anita', age: '' }] })
  expect(Object.keys(fields)).not.toContain('photograph')
  expect(Object.prototype).not.toHaveProperty('0')
  const values = ['city', 'persons[1].name', 'persons[0].name', 'persons[2].name', 'persons']
  expect(values.map((name) => fieldValue(fields, name))).toEqual([
    'Mysore',
    'Anita',
    undefined,
    undefined,
    undefined,
  ])
})
