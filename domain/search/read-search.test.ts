import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['R-1234', { short: 1234 }],
  [' r 1234', { short: 1234 }],
  ['2026-27/000123', { receipt: { year: '2026-27', number: 123 } }],
  ['2026-27 / 123', { receipt: { year: '2026-27', number: 123 } }],
])('%j is nothing but a number', (typed, number) => {
  expect(readSearch(typed)).toEqual({ number: { ...number, isSure: true }, words: [] })
})

test.each([
  ['000123', '000123', 123],
  ['123', '123', 123],
  ['1234', '1234', 1234],
])('%j may be the number of a receipt, a registration or a payment', (typed, txnid, number) => {
  const senses = { txnid, short: number, receipt: { number }, isSure: false }
  expect(readSearch(typed)).toEqual({ number: senses, words: [typed] })
})

test.each([
  ['EWG48210577316', 'EWG48210577316', ['ewg48210577316']],
  ['ewg 482 1057 7316', 'EWG48210577316', ['ewg', '48210577316'.slice(-10)]],
  ['48210577316', '48210577316', ['8210577316']],
])('%j may be a transaction number', (typed, txnid, words) => {
  expect(readSearch(typed)).toEqual({ number: { txnid, isSure: false }, words })
})

test.each([
  ['  Lakshmi   NARAYANAN ', ['lakshmi', 'narayanan']],
  ['K.S.Rao', ['k', 's', 'rao']],
  ['+91 98765-43210', ['9876543210']],
  ['asha@Example.org', ['asha@example.org']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is words', (typed, words) => {
  expect(readSearch(typed)?.words).toEqual(words)
})

test.each(['', '   ', '%%% ___', '\0'])('%j is nothing to search for', (typed) => {
  expect(readSearch(typed)).toBeUndefined()
})

test('what is too long is cut off', () => {
  expect(readSearch('x'.repeat(5_000))?.words).toEqual(['x'.repeat(100)])
})
