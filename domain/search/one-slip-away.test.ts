import { expect, test } from 'vitest'
import { isOneSlipAway } from './one-slip-away.ts'

test.each([
  ['a letter too many', 'sermonns', 'sermons'],
  ['a letter missing', 'sermos', 'sermons'],
  ['a letter missing at the end', 'sermon', 'sermons'],
  ['another letter', 'sermans', 'sermons'],
  ['two neighbours exchanged', 'semrons', 'sermons'],
])('%s is one slip', (_name, typed, known) => {
  expect(isOneSlipAway(typed, known)).toBe(true)
})

test.each([
  ['two other letters', 'sarmans', 'sermons'],
  ['letters exchanged over a distance', 'sormens', 'sermons'],
  ['nothing typed', '', 'sermons'],
])('%s is more than one slip', (_name, typed, known) => {
  expect(isOneSlipAway(typed, known)).toBe(false)
})
