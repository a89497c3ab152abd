import { expect, test } from 'vitest'
import { createPause } from './ask-json.ts'

function trial(answer: { status?: number; headers?: Record<string, string> }) {
  let moment = Date.parse('2026-06-10T09:30:00+05:30')
  const pause = createPause('vimeo', () => new Date(moment))
  pause.note({ status: answer.status ?? 200, headers: new Headers(answer.headers) })
  return {
    afterSeconds(seconds: number) {
      moment += seconds * 1000
      try {
        pause.check('list')
        return 'asks'
      } catch {
        return 'waits'
      }
    },
  }
}

test('a clock that is set back does not prolong the pause', () => {
  expect(trial({ status: 429 }).afterSeconds(-3600)).toBe('asks')
})

const reset = Date.parse('2026-06-10T09:32:00+05:30')
const refusal = (headers: Record<string, string>) => ({ status: 429, headers })

test.each([
  ['no limit', {}, 0],
  ['plenty left', { headers: { 'x-ratelimit-remaining': '10' } }, 0],
  ['a refusal without a time', refusal({}), 60],
  ['a refusal with seconds', refusal({ 'retry-after': '30' }), 30],
  ['a refusal with a date', refusal({ 'x-ratelimit-reset': new Date(reset).toISOString() }), 120],
  ['a refusal with a Unix time', refusal({ 'x-ratelimit-reset': String(reset / 1000) }), 120],
  ['a refusal with nonsense', refusal({ 'retry-after': 'soon' }), 60],
  ['a refusal for a year', refusal({ 'retry-after': '31536000' }), 900],
  ['nothing left', { headers: { 'x-ratelimit-remaining': '0', 'retry-after': '10' } }, 10],
])('after %s it pauses for the right time', (_, answer, seconds) => {
  expect(trial(answer).afterSeconds(Math.max(0, seconds - 1))).toBe(seconds ? 'waits' : 'asks')
  expect(trial(answer).afterSeconds(seconds)).toBe('asks')
})
