import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After the payer was handed to the provider: growing pauses for a day, then daily for three. */
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

/** Nothing is put off for longer, a clock that differs a little included. */
export const LONGEST_ASKING_MS = 8 * DAY

/** A provider that can't be reached uses up none of these: it is asked again soon. */
export const AFTER_NO_ANSWER_MS = 5 * MINUTE

export type Watched = {
  state: PaymentState
  evidence: Evidence
  /** When the payer was handed to the provider. */
  watchedFrom: Date
  now: Date
}

/** When the provider is to be asked next, of its own accord; undefined when it has said enough. */
export function nextAsking({ state, evidence, watchedFrom, now }: Watched): Date | undefined {
  if (state === 'paid' || state === 'refunded') return undefined
  if (evidence === 'unreachable') return new Date(now.getTime() + AFTER_NO_ANSWER_MS)
  // Watched from by a clock that was days ahead: its times are of no use.
  if (watchedFrom.getTime() - now.getTime() > DAY) return new Date(now.getTime() + DAY)
  const times = isFinal(state, evidence) ? OVERNIGHT : ASKING_TIMES_MS
  const next =
    times.find((ms) => watchedFrom.getTime() + ms > now.getTime()) ??
    (isUndecided(state) ? laterAsking(now.getTime() - watchedFrom.getTime()) : undefined)
  return next === undefined ? undefined : new Date(watchedFrom.getTime() + next)
}

/** The provider knows of it and has not decided: there is no day on which nobody asks any more. */
function isUndecided(state: PaymentState): boolean {
  return state === 'pending' || state === 'confirming'
}

/** Daily for a month, then weekly. */
function laterAsking(ageMs: number): number {
  const pause = ageMs < 30 * DAY ? DAY : 7 * DAY
  return (Math.floor(ageMs / pause) + 1) * pause
}

/** Banks put their books in order overnight, and a failure can turn into a success. */
const OVERNIGHT: readonly number[] = [DAY]

function isFinal(state: PaymentState, evidence: Evidence): boolean {
  return state === 'failed' && evidence === 'confirmed-failure'
}

/** A refund is asked about every half hour on its first day, four times a day in its first week, then daily. */
export function nextFollowing({ askedAt, now }: { askedAt: Date; now: Date }): Date {
  const ageMs = now.getTime() - askedAt.getTime()
  const pause = FOLLOWING.find(({ youngerThan }) => ageMs < youngerThan)?.pause ?? DAY
  return new Date(now.getTime() + pause)
}

const FOLLOWING = [
  { youngerThan: DAY, pause: HOUR / 2 },
  { youngerThan: 7 * DAY, pause: 6 * HOUR },
]
