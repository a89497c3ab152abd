import { expect, test } from 'vitest'
import { markFound } from './rank-words.ts'

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
