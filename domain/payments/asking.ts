import type { Evidence } from './evidence.ts'
import { mayBePaid } from './hand-off.ts'
import type { PaymentState } from './payment-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** When to ask the provider, counted from the hand-off: growing intervals for a day, then daily for three days. */
export const ASKING_TIMES_MS: readonly number[] = [
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  2 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  4 * DAY,
]

/** The latest that a next asking can lie in the future: a week's interval and a day of clock skew. */
export const LONGEST_ASKING_MS = 8 * DAY

/** The retry delay when the provider can't be reached. An outage doesn't use up the times above. */
const AFTER_NO_ANSWER_MS = 5 * MINUTE

/** When the sweep should next ask the provider; undefined when the answer is final. */
export function nextAsking(watch: {
  state: PaymentState
  evidence: Evidence
  /** When the payer was handed to the provider. */
  watchedFrom: Date
  now: Date
}): Date | undefined {
  const { state, evidence, watchedFrom, now } = watch
  if (state === 'paid' || state === 'refunded') return undefined
  if (evidence === 'unreachable') return new Date(now.getTime() + AFTER_NO_ANSWER_MS)
  // `watchedFrom` is days in the future: another server's clock was wrong, so the schedule is useless.
  if (watchedFrom.getTime() - now.getTime() > DAY) return new Date(now.getTime() + DAY)
  const times = state === 'failed' && evidence === 'confirmed-failure' ? OVERNIGHT : ASKING_TIMES_MS
  const next =
    times.find((ms) => watchedFrom.getTime() + ms > now.getTime()) ??
    // The provider knows the payment and has not decided, so asking never stops.
    (mayBePaid({ state }) ? laterAsking(now.getTime() - watchedFrom.getTime()) : undefined)
  return next === undefined ? undefined : new Date(watchedFrom.getTime() + next)
}

function laterAsking(ageMs: number): number {
  const pause = ageMs < 30 * DAY ? DAY : 7 * DAY
  return (Math.floor(ageMs / pause) + 1) * pause
}

/** Banks reconcile overnight, and a failure can become a success. */
const OVERNIGHT: readonly number[] = [DAY]

/** When to ask about a refund next: every half hour for a day, every six hours for a week, then daily. */
export function nextFollowing({ askedAt, now }: { askedAt: Date; now: Date }): Date {
  const ageMs = now.getTime() - askedAt.getTime()
  const pause = FOLLOWING.find(({ youngerThan }) => ageMs < youngerThan)?.pause ?? DAY
  return new Date(now.getTime() + pause)
}

const FOLLOWING = [
  { youngerThan: DAY, pause: HOUR / 2 },
  { youngerThan: 7 * DAY, pause: 6 * HOUR },
]
