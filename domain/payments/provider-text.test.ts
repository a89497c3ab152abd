import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toProviderName } from './provider-text.ts'

const payer = { email: 'anita.r@example.org', phone: '9876543210' }

test.each([
  [['Anita'], 'Anita'],
  [["Maria D'Souza"], 'Maria D Souza'],
  [['José  Álvarez'], 'Jose Alvarez'],
  [['Anne-Marie K.'], 'Anne-Marie K.'],
  [['அனிதா'], 'Anita'],
  [['ಅನಿತಾ'], 'Anita'],
  [['अनिता'], 'Anita'],
  [['అనిత'], 'Anita'],
  [['അനിത'], 'Anita'],
  [['அனிதா Anita'], 'Anita'],
  [['😀', 'Rao'], 'Rao'],
  [['李', 'ரமேஷ்'], 'Ramesh'],
  [['李'], 'anita.r'],
  [['x'.repeat(80)], 'x'.repeat(60)],
])('%s is sent as %s', (names, sent) => {
  expect(toProviderName({ ...payer, names })).toBe(sent)
})

test('without letters anywhere the number stands for it', () => {
  expect(toProviderName({ names: ['😀'], email: '12@example.org', phone: '9876543210' })).toBe(
    '9876543210',
  )
})

test('any input becomes text that can be signed and is short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, other) => {
      expect(toProviderName({ ...payer, names: [typed, other] })).toMatch(/^[A-Za-z0-9 .-]{1,60}$/)
    }),
  )
})
