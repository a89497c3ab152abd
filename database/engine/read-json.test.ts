import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const fields = v.record(v.string(), v.string())
const stored = { table: 'payment', column: 'provider_record', id: 'p1' } as const

test('a value that fits is read', () => {
  expect(readJson(fields, { ...stored, text: '{"mode":"UPI"}' })).toEqual({ mode: 'UPI' })
})

test.each([
  [
    '{"mode":5}',
    'payment p1: provider_record (mode) is not right: Invalid type: Expected string but received 5',
  ],
  ['[', 'payment p1: provider_record is not right: Invalid JSON'],
])('%s is a fault with its row', (text, words) => {
  expect(() => readJson(fields, { ...stored, text })).toThrow(words)
})
