import { expect, test } from 'vitest'
import { overSentence, peopleLine } from './conferences.ts'

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
