import { expect, test } from 'vitest'
import { type Fields, readForm } from '#app/ui/form/read-form.ts'
import { CHOICES, OFFERED_CODES, PERSON } from '#tests/support/people.ts'
import { readTyped } from './persons/typed-form.ts'
import { registrationSchema } from './registration-schema.ts'
import { byFieldOrder, stillMissing } from './use-registration-form.ts'

const complete = { ...CHOICES, arrival: '2025-09-13T09:00', agree: 'on', persons: [PERSON] }

function missing(typed: Fields): string[] {
  return missingFields(typed).map(({ label }) => label)
}

function missingFields(typed: Fields) {
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

test('each leads to its field, and a person of whom nothing is known to the first one', () => {
  const form = { ...complete, type: 'Married Couple', arrival: '', persons: [PERSON, {}] }
  expect(missingFields(form)).toEqual([
    { label: 'Arrival', name: 'arrival' },
    { label: 'Person 2', name: 'persons[1].firstname' },
  ])
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
