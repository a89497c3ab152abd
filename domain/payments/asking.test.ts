import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_ASKING_MS, nextAsking, nextFollowing } from './asking.ts'
import { EVIDENCE, type Evidence } from './evidence.ts'
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts'

const watchedFrom = new Date('2026-11-15T04:00:00.000Z')
const MINUTE = 60_000

function askings(state: PaymentState, evidence: Evidence, max = 100) {
  const minutes: number[] = []
  let now = watchedFrom
  for (;;) {
    const next = nextAsking({ state, evidence, watchedFrom, now })
    if (!next || minutes.length === max) return minutes
    minutes.push((next.getTime() - watchedFrom.getTime()) / MINUTE)
    now = next
  }
}

test('an open payment is asked about at growing intervals, then daily for three days', () => {
  expect(askings('open', 'not-found')).toEqual([5, 10, 20, 40, 120, 1440, 2880, 4320, 5760])
})

test.each([
  ['pending', 'confirmed-pending'],
  ['confirming', 'confirmed-mismatch'],
] as const)('one that is %s is asked about daily for a month, then weekly', (state, evidence) => {
  const days = askings(state, evidence, 40).map((minutes) => minutes / 1440)
  expect(days.slice(5)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => index + 1),
    ...[35, 42, 49, 56, 63],
  ])
})

test('a refund is asked about less often the older it is', () => {
  const pauses = [0, 23, 24, 6 * 24, 7 * 24, 90 * 24].map((hours) => {
    const now = new Date(watchedFrom.getTime() + hours * 60 * MINUTE)
    return (nextFollowing({ askedAt: watchedFrom, now }).getTime() - now.getTime()) / MINUTE
  })
  expect(pauses).toEqual([30, 30, 360, 360, 1440, 1440])
})

test('a confirmed failure is asked about once more, a day later', () => {
  expect(askings('failed', 'confirmed-failure')).toEqual([1440])
})

test.each(['confirmed-dropped', 'signed-failure'] as const)(
  'a failure that is only %s is asked about like an open payment',
  (evidence) => {
    const now = new Date(watchedFrom.getTime() + 6 * MINUTE)
    expect(nextAsking({ state: 'failed', evidence, watchedFrom, now })).toEqual(
      new Date(watchedFrom.getTime() + 10 * MINUTE),
    )
  },
)

test('an outage of any length uses up none of the asking times', () => {
  const now = new Date(watchedFrom.getTime() + 30 * 24 * 60 * MINUTE)
  expect(nextAsking({ state: 'open', evidence: 'unreachable', watchedFrom, now })).toEqual(
    new Date(now.getTime() + 5 * MINUTE),
  )
})

test('for any evidence the next asking is in the future, and a paid payment has none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAYMENT_STATES),
      fc.constantFrom(...EVIDENCE),
      // Includes times before the hand-off: clocks differ, and some are wrong by years.
      fc.integer({ min: -900 * 24 * 60 * MINUTE, max: 10 * 24 * 60 * MINUTE }),
      (state, evidence, ms) => {
        const now = new Date(watchedFrom.getTime() + ms)
        const next = nextAsking({ state, evidence, watchedFrom, now })
        if (state === 'paid' || state === 'refunded') expect(next).toBeUndefined()
        else if (next) {
          expect(next.getTime()).toBeGreaterThan(now.getTime())
          expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(LONGEST_ASKING_MS)
        }
      },
    ),
  )
})
