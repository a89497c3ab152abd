/**
 * The state of one refund.
 *
 * - `asked`: stored and sent to the provider; it is not known yet whether it arrived
 * - `queued`: the provider has accepted it
 * - `done`: the provider has given the money back
 * - `refused`: the provider refused it; the money is still with us
 */
export const REFUND_STATES = ['asked', 'queued', 'refused', 'done'] as const

export type RefundState = (typeof REFUND_STATES)[number]

/**
 * The next state. Answers can arrive out of order, so a refund only moves forward, and an older answer
 * never undoes a newer one. `done` counts even after a refusal, because the money has gone.
 */
export function afterRefundNews(state: RefundState, news: RefundState): RefundState {
  return MOVES[state][news]
}

const MOVES: Record<RefundState, Record<RefundState, RefundState>> = {
  asked: { asked: 'asked', queued: 'queued', refused: 'refused', done: 'done' },
  queued: { asked: 'queued', queued: 'queued', refused: 'refused', done: 'done' },
  refused: { asked: 'refused', queued: 'refused', refused: 'refused', done: 'done' },
  done: { asked: 'done', queued: 'done', refused: 'done', done: 'done' },
}

const DAY_MS = 24 * 60 * 60_000
const GIVE_UP_MS = { refused: DAY_MS, unclear: 7 * DAY_MS }

type RefundReply = {
  /** The provider's answer to the refund request. */
  accepted: boolean | 'unclear'
  /** Whether this was a repeated request. The first may have arrived and be the reason for this refusal. */
  resent: boolean
  /** Time since the first request. */
  ageMs: number
}

/**
 * The state after an answer to the refund request. Only a clear refusal of the first request is final
 * at once. In every other case we keep asking, and send the request again under the same token, for
 * some days: a refund wrongly marked as refused could be made twice.
 */
export function afterRefundReply({ accepted, resent, ageMs }: RefundReply): RefundState {
  if (accepted === true) return 'queued'
  if (accepted === false && !resent) return 'refused'
  return ageMs >= GIVE_UP_MS[accepted === false ? 'refused' : 'unclear'] ? 'refused' : 'asked'
}

/** Whether the amount has gone back or may be on its way, so that it can't be refunded a second time. */
export function countsAsReturned(state: RefundState): boolean {
  return state !== 'refused'
}
