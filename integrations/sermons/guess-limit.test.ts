import { expect, test } from 'vitest'
import { createGuessLimit } from './guess-limit.ts'

const START = Date.parse('2026-06-10T09:30:00+05:30')

function limit() {
  const clock = { at: START }
  const guesses = createGuessLimit(() => new Date(clock.at))
  const allowed = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => String(from + place)).filter(guesses.allows)
      .length
  const pass = (ms: number) => {
    clock.at += ms
  }
  return { ...guesses, allowed, pass }
}

test('sixty invented numbers are asked about, and no more', () => {
  const { allowed, allows } = limit()
  expect(allowed(1, 100)).toBe(60)
  expect(allows('60')).toBe(true)
  expect(allows('61')).toBe(false)
})

test('ten minutes later there are sixty again', () => {
  const { allowed, pass } = limit()
  allowed(1, 60)
  pass(10 * 60_000 - 1)
  expect(allowed(61, 200)).toBe(0)
  pass(1)
  expect(allowed(61, 200)).toBe(60)
})

test('what the provider has listed is never a guess', () => {
  const { allowed, allows, remember } = limit()
  allowed(1, 60)
  remember([{ id: '700' }])
  expect(allows('700')).toBe(true)
  expect(allows('701')).toBe(false)
})

test('a clock that is set back by hours locks nobody out', () => {
  const { allowed, pass } = limit()
  allowed(1, 60)
  pass(-3_600_000)
  expect(allowed(61, 61)).toBe(1)
})
