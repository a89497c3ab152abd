import { expect, test } from 'vitest'
import { againQuestion } from '#app/features/registration/again-notice.tsx'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { peopleLine } from './typed-form.ts'

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
