import { expect, test } from 'vitest'
import { againQuestion } from '#app/features/registration/again-notice.tsx'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { peopleLine, readTyped, withArrival } from './typed-form.ts'

test.each([
  [['Meera'], '1 person: Meera'],
  [['Meera', 'Arjun'], '2 people: Meera and Arjun'],
  [['Meera', 'Thomas', 'Anu'], '3 people: Meera, Thomas and Anu'],
  [['Meera', '', ''], '3 people: Meera and others'],
  [[''], '1 person'],
])('%j are named: %s', (names, words) => {
  expect(peopleLine(REGISTRATION_FORM.en, names)).toBe(words)
})

test.each([
  [['Meera'], 'Meera is already registered for this. Register them again?'],
  [['Meera', 'A'], 'Meera and 1 other are already registered for this. Register them again?'],
  [
    ['Meera', 'A', 'B', 'C', 'D'],
    'Meera and 4 others are already registered for this. Register them again?',
  ],
])('%j: %s', (names, words) => {
  expect(againQuestion(REGISTRATION_FORM.en, names)).toBe(words)
})

const DATES = [
  { code: 'may', begins: '2027-05-08T09:00' },
  { code: 'aug', begins: '2027-08-14T10:30' },
  { code: 'some day', begins: '' },
]

test.each([
  ['the first hour of the chosen date', 'may', '', '2027-05-08T09:00'],
  ['that of another date, chosen later', 'aug', '2027-05-08T09:00', '2027-08-14T10:30'],
  ['what was typed', 'aug', '2027-08-14T18:00', '2027-08-14T18:00'],
  ['nothing while no date is chosen', '', '', ''],
  ['nothing of a date without days', 'some day', '', ''],
])('the arrival is %s', (_, productinfo, arrival, expected) => {
  expect(withArrival(readTyped({ productinfo, arrival }), DATES).arrival).toBe(expected)
})
