import { expect, test } from 'vitest'
import { attendee } from '../../tests/support/people.ts'
import { FORM_FIELDS, PERSON_FIELDS, toColumns } from './person-fields.ts'

test('every field of a person is stored under its column', () => {
  const person = attendee()
  const columns = toColumns(person)
  expect(Object.keys(columns).sort()).toEqual(PERSON_FIELDS.map(({ column }) => column).sort())
  for (const { name, column } of PERSON_FIELDS) expect(columns[column]).toBe(person[name])
})

test('every field has a place of its own in the form', () => {
  const places = FORM_FIELDS.map(({ formPlace }) => formPlace)
  expect(places).toEqual(PERSON_FIELDS.map((_, index) => index + 1))
})

test.each([
  ['firstname', '', undefined],
  ['lastname', 'www.example.org', undefined],
  ['gender', 'Unknown', undefined],
  ['email', 'no address', undefined],
  ['email', 'asha@example.org', 'asha@example.org'],
  ['age', '34', 34],
  ['age', '121', undefined],
  ['phone', '+91 98765 43210', '9876543210'],
  ['city', 'R2D2', undefined],
])('%s reads "%s" as %s', (name, text, value) => {
  expect(PERSON_FIELDS.find((field) => field.name === name)?.parse(text)).toBe(value)
})
