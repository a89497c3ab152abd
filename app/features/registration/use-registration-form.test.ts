import { expect, test } from 'vitest'
import { type Fields, readForm } from '#app/ui/form/read-form.ts'
import { CHOICES, OFFERED_CODES, PERSON } from '#tests/support/people.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { readTyped } from './persons/typed-form.ts'
import { registrationSchema } from './registration-schema.ts'
import { byFieldOrder, inWords, stillMissing } from './use-registration-form.ts'

const complete = { ...CHOICES, arrival: '2025-09-13T09:00', agree: 'on', persons: [PERSON] }

function missing(typed: Fields): string[] {
  const form = readTyped(typed)
  const reading = readForm(registrationSchema(OFFERED_CODES), form)
  return stillMissing('en', reading.ok ? {} : reading.errors, form.persons)
}

test('nothing is missing in a complete form', () => {
  expect(missing(complete)).toEqual([])
})

test('fields are named by their labels, in the order of the form', () => {
  const form = {
    type: 'Married Couple',
    persons: [{ ...PERSON, city: 'B1', age: '' }, {}],
  }
  expect(missing(form)).toEqual([
    'Conference',
    'Type of registration',
    'Arrival',
    'Age of person 1',
    'City of person 1',
    'Person 2',
    'Payment type',
    'Consent',
  ])
})

test('missing persons are listed too', () => {
  expect(missing({ ...complete, type: 'Family' })).toEqual(['the number of people'])
})

test.each([
  [['Age of person 1'], 'Still missing: Age of person 1.'],
  [['a', 'b', 'c'], 'Still missing: a, b, c.'],
  [['a', 'b', 'c', 'd', 'e'], 'Still missing: a, b, c and 2 more.'],
])('%j in words', (missing, words) => {
  expect(inWords(REGISTRATION_FORM.en, missing)).toBe(words)
})

test('errors are listed as the fields stand in the form', () => {
  const names = ['paym', 'agree', 'arrival', 'persons[0].city', 'persons[1].age', 'productinfo']
  expect(names.sort(byFieldOrder)).toEqual([
    'productinfo',
    'arrival',
    'persons[0].city',
    'persons[1].age',
    'paym',
    'agree',
  ])
})
