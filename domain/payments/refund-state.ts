/**
 * Where one refund stands.
 *
 * - `asked`: written down and sent to the provider; whether it arrived is not known yet
 * - `queued`: the provider has accepted it
 * - `done`: the provider has given the money back
 * - `refused`: the provider said no; the money is still with us
 */
export const REFUND_STATES = ['asked', 'queued', 'refused', 'done'] as const

export type RefundState = (typeof REFUND_STATES)[number]

/**
 * The next state. Answers may arrive in another order than they were given, so a refund moves only
 * forward: what the provider says of it never makes less of what it has said before. A refund that it
 * calls done is done, also after a refusal: the money has gone.
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

export type RefundReply = {
  /** What the provider answered to the request itself. */
  accepted: boolean | 'unclear'
  /** Whether it was sent before: the first one may have arrived, and be why this one is refused. */
  resent: boolean
  /** Since it was first sent. */
  ageMs: number
}

/**
 * What an answer to the request says. Only a clear refusal of the first one is final. All else is
 * asked about, and sent again under the same token, for some days: a refund that is wrongly taken
 * for refused could be made twice.
 */
export function afterRefundReply({ accepted, resent, ageMs }: RefundReply): RefundState {
  if (accepted === true) return 'queued'
  if (accepted === false && !resent) return 'refused'
  return ageMs >= GIVE_UP_MS[accepted === false ? 'refused' : 'unclear'] ? 'refused' : 'asked'
}

/** Money that has gone back or may be on its way: it can't be given back a second time. */
export function countsAsReturned(state: RefundState): boolean {
  return state !== 'refused'
}
