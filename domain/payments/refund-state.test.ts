import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterRefundNews, afterRefundReply, REFUND_STATES } from './refund-state.ts'

test.each([
  ['asked', 'asked', 'asked'],
  ['asked', 'queued', 'queued'],
  ['asked', 'refused', 'refused'],
  ['asked', 'done', 'done'],
  ['queued', 'asked', 'queued'],
  ['queued', 'queued', 'queued'],
  ['queued', 'refused', 'refused'],
  ['queued', 'done', 'done'],
  ['refused', 'asked', 'refused'],
  ['refused', 'queued', 'refused'],
  ['refused', 'refused', 'refused'],
  ['refused', 'done', 'done'],
  ['done', 'asked', 'done'],
  ['done', 'queued', 'done'],
  ['done', 'refused', 'done'],
  ['done', 'done', 'done'],
] as const)('a refund that is %s and heard to be %s is %s', (state, news, next) => {
  expect(afterRefundNews(state, news)).toBe(next)
})

test('answers lead to the same state in any order', () => {
  const news = fc.array(fc.constantFrom(...REFUND_STATES), { maxLength: 8 })
  fc.assert(
    fc.property(
      news.chain((heard) =>
        fc.tuple(fc.constant(heard), fc.shuffledSubarray(heard, { minLength: heard.length })),
      ),
      ([heard, shuffled]) => {
        expect(shuffled.reduce(afterRefundNews, 'asked')).toBe(
          heard.reduce(afterRefundNews, 'asked'),
        )
      },
    ),
  )
})

const DAY = 24 * 60 * 60_000

test.each([
  [true, false, 0, 'queued'],
  [true, true, 8 * DAY, 'queued'],
  [false, false, 0, 'refused'],
  [false, true, 0, 'asked'],
  [false, true, DAY, 'refused'],
  ['unclear', false, 0, 'asked'],
  ['unclear', true, 7 * DAY - 1, 'asked'],
  ['unclear', true, 7 * DAY, 'refused'],
] as const)('accepted: %s, sent before: %s, %i ms old: %s', (accepted, resent, ageMs, state) => {
  expect(afterRefundReply({ accepted, resent, ageMs })).toBe(state)
})
