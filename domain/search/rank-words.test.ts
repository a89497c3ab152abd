import { expect, test } from 'vitest'
import { isOneSlipAway, markFound } from './rank-words.ts'

test.each([
  ['Lakshmi Narayanan', ['laxmi'], '[Lakshmi] Narayanan'],
  ['Lakshmi Narayanan', ['naryanan', 'laksh'], '[Lakshmi] [Narayanan]'],
  ['K.S.Rao', ['rao'], 'K.S.[Rao]'],
  ['98765 43210', ['3210'], '[98765 43210]'],
  ['+91 9876543210', ['9876543210'], '[+91 9876543210]'],
  ['asha@example.org', ['asha@'], '[asha@example.org]'],
  ['asha@example.org', ['rao'], 'asha@example.org'],
  ['ஆஷா ராவ்', ['ஆஷா'], '[ஆஷா] ராவ்'],
  ['', ['asha'], ''],
])('in %j, %j marks %j', (text, words, marked) => {
  const parts = markFound(text, words)
  expect(parts.map((part) => (part.isFound ? `[${part.text}]` : part.text)).join('')).toBe(marked)
})

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
