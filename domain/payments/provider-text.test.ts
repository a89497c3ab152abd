import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toProviderName } from './provider-text.ts'

test.each([
  ['Anita', 'Anita'],
  ["Maria D'Souza", 'Maria D Souza'],
  ['José  Álvarez', 'Jose Alvarez'],
  ['Anne-Marie K.', 'Anne-Marie K.'],
  ['அனிதா', 'Friend'],
  ['ಅನಿತಾ', 'Friend'],
  ['😀', 'Friend'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s is sent as %s', (typed, sent) => {
  expect(toProviderName(typed, 'Friend')).toBe(sent)
})

test('any input becomes text that can be signed and is short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(toProviderName(typed, 'Friend')).toMatch(/^[A-Za-z0-9 .-]{1,60}$/)
    }),
  )
})
