import { expect, test } from 'vitest'
import { requestWords } from './take-correction.server.ts'

const AGE = { whose: 'Anu', position: 1, field: 'age', from: '11', to: '12' }
const WISH = 'Anu: Age 11 → 12; New total: Rs. 900, before Rs. 500.'

test('a request is said in the language of the page, with its price', () => {
  const asked = { changes: [AGE], beforeMinor: 50_000, afterMinor: 90_000 }
  const said = requestWords('hi', { kind: 'correct', wish: WISH, asked })
  expect(said.wish).toMatch(/^Anu: आयु 11 → 12 .*900.*400/)
  expect(said.lang).toBeUndefined()
})

test('without its codes it stays English, and is marked so', () => {
  const stored = { kind: 'correct', wish: WISH, asked: undefined } as const
  expect(requestWords('ta', stored)).toEqual({ wish: WISH, lang: 'en' })
  expect(requestWords('en', stored)).toEqual({ wish: WISH })
})
