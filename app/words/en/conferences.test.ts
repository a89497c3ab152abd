import { expect, test } from 'vitest'
import { againQuestion, overSentence, peopleLine } from './conferences.ts'

test('the day on which a conference was over is said with its year', () => {
  expect(overSentence('2025-09-21')).toBe('This conference was over on 21 September 2025')
})

test.each([
  [['Meera'], '1 person: Meera'],
  [['Meera', 'Arjun'], '2 people: Meera and Arjun'],
  [['Meera', 'Thomas', 'Anu'], '3 people: Meera, Thomas and Anu'],
  [['Meera', '', ''], '3 people: Meera and others'],
  [[''], '1 person'],
])('%j are named: %s', (names, words) => {
  expect(peopleLine(names)).toBe(words)
})

test.each([
  [['Meera'], 'Meera is already registered for this. Register them again?'],
  [['Meera', 'A'], 'Meera and 1 other are already registered for this. Register them again?'],
  [
    ['Meera', 'A', 'B', 'C', 'D'],
    'Meera and 4 others are already registered for this. Register them again?',
  ],
])('%j: %s', (names, words) => {
  expect(againQuestion(names)).toBe(words)
})
