import { expect, test } from 'vitest'
import { piecesOf, scriptsOf } from './scripts.ts'

test.each([
  ['Asha', [[undefined, 'Asha']]],
  ['ஆஷா', [['tamil', 'ஆஷா']]],
  ['(सिंह)', [['devanagari', '(सिंह)']]],
  ['EWG-ಗೆ', [['kannada', 'EWG-ಗೆ']]],
  ['₹500', [['devanagari', '₹500']]],
  ['क\u200dष', [['devanagari', 'क\u200dष']]],
  [
    'తె/മ,',
    [
      ['telugu', 'తె/'],
      ['malayalam', 'മ,'],
    ],
  ],
  ['', []],
])('%j is set in pieces of one script each', (word, pieces) => {
  expect(piecesOf(word).map(({ script, text }) => [script, text])).toEqual(pieces)
})

test('a text names the scripts that it needs', () => {
  expect([...scriptsOf('Asha ராவ் at ₹ 500, ராவ்')]).toEqual(['tamil', 'devanagari'])
  expect([...scriptsOf('Asha Rao, 李')]).toEqual([])
})
