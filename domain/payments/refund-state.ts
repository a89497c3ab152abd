import type { Paise } from '../money.ts'
import { type DatedRule, proposedShare } from '../registration/cancel-rule.ts'
import type { Coming } from '../registration/places.ts'

/**
 * The state of one refund. It only moves forward in this order.
 *
 * - `asked`: stored and sent to the provider; it is not known yet whether it arrived
 * - `queued`: the provider has accepted it
 * - `done`: the provider has given the money back
 * - `refused`: the provider refused it; the money is still with us
 */
export const REFUND_STATES = ['asked', 'queued', 'refused', 'done'] as const

export type RefundState = (typeof REFUND_STATES)[number]

/**
 * The next state. Answers can arrive out of order, so an older answer never undoes a newer one. `done`
 * counts even after a refusal, because the money has gone.
 */
export function afterRefundNews(state: RefundState, news: RefundState): RefundState {
  return REFUND_STATES.indexOf(news) > REFUND_STATES.indexOf(state) ? news : state
}

const DAY_MS = 24 * 60 * 60_000
const GIVE_UP_MS = { refused: DAY_MS, unclear: 7 * DAY_MS }

/**
 * The state after an answer to the refund request. Only a clear refusal of the first request is final
 * at once. In every other case we keep asking, and send the request again under the same token, for
 * some days: a refund wrongly marked as refused could be made twice.
 */
export function afterRefundReply(refundReply: {
  accepted: boolean | 'unclear'
  /** Whether this was a repeated request. The first may have arrived and be the reason for this refusal. */
  resent: boolean
  ageMs: number
}): RefundState {
  const { accepted, resent, ageMs } = refundReply
  if (accepted === true) return 'queued'
  if (accepted === false && !resent) return 'refused'
  return ageMs >= GIVE_UP_MS[accepted === false ? 'refused' : 'unclear'] ? 'refused' : 'asked'
}

/** Whether the amount has gone back or may be on its way, so that it can't be refunded a second time. */
export function countsAsReturned(state: RefundState): boolean {
  return state !== 'refused'
}

export type RefundSums = { doneMinor: Paise; comingMinor: Paise }

export function sumRefunds(refunds: readonly Refund[]): RefundSums {
  const sum = (wanted: readonly RefundState[]) =>
    refunds
      .filter(({ state }) => wanted.includes(state))
      .reduce((total, { amount_minor }) => total + amount_minor, 0)
  return { doneMinor: sum(['done']), comingMinor: sum(['asked', 'queued']) }
}

type Refund = { state: RefundState; amount_minor: Paise }

export function comingOf(refunds: readonly (Refund & { asked_at: string })[]): Coming | undefined {
  const [first] = refunds
    .filter(({ state }) => state === 'asked' || state === 'queued')
    .toSorted((one, other) => (one.asked_at < other.asked_at ? -1 : 1))
  return first && { amountMinor: sumRefunds(refunds).comingMinor, since: first.asked_at }
}

export type RefundProposal = {
  amountMinor: Paise
  because: 'too-much' | 'rule' | 'no-rule' | 'gift'
}

/**
 * With which amount a refund opens: exactly what is too much, else what the cancelling rule gives back.
 * What went back before is counted against what was too much first.
 */
export function proposeRefund(
  account: {
    /** The price less reductions, with what is kept for people who cancelled. */
    askedMinor: Paise
    feeMinor: Paise
    receivedMinor: Paise
    returnedMinor: Paise
    /** The money of a cancelled registration is for nothing any more, but for what the rule keeps. */
    isCancelled: boolean
  },
  ruled: { rule: DatedRule | undefined; at: Date },
): RefundProposal {
  const { askedMinor, feeMinor, receivedMinor, returnedMinor } = account
  const excessMinor = Math.max(receivedMinor - askedMinor, 0)
  const leftMinor = excessMinor - returnedMinor
  if (leftMinor > 0 && !account.isCancelled) return { amountMinor: leftMinor, because: 'too-much' }
  const forPrice = Math.max(receivedMinor - excessMinor - feeMinor, 0)
  const shareMinor = proposedShare(forPrice, ruled) + excessMinor - returnedMinor
  return { amountMinor: Math.max(shareMinor, 0), because: ruled.rule ? 'rule' : 'no-rule' }
}

/** A gift that was paid twice stays a gift; any other goes back whole. */
export function proposeGiftRefund(gift: {
  amountMinor: Paise
  receivedMinor: Paise
  returnedMinor: Paise
}): RefundProposal {
  const keptMinor = gift.receivedMinor - gift.returnedMinor
  const excessMinor = keptMinor - gift.amountMinor
  if (excessMinor > 0) return { amountMinor: excessMinor, because: 'too-much' }
  return { amountMinor: Math.max(keptMinor, 0), because: 'gift' }
}
