import { expect, test } from 'vitest'
import { actionWords } from '#words/office-actions.ts'

test.each([
  ['correct', 'Correct details'],
  ['export-csv', 'Export CSV'],
  // As an earlier release stored it.
  ['Move to another date', 'Move to another date'],
  ['toString', 'toString'],
])('the action "%s" of the history reads "%s"', (action, words) => {
  expect(actionWords(action)).toBe(words)
})
