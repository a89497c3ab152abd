import type { Paise } from '#domain/money.ts'
import { type DatedRule, proposedShare } from '#domain/registration/cancel-rule.ts'

type Account = {
  /** The price less reductions, with what is kept for people who cancelled. */
  askedMinor: Paise
  feeMinor: Paise
  receivedMinor: Paise
  /** What was given back, or is on its way. */
  returnedMinor: Paise
  /** The money of a cancelled registration is for nothing any more, but for what the rule keeps. */
  isCancelled: boolean
}

type Ruled = { rule: DatedRule | undefined; at: Date }

export type RefundProposal = {
  amountMinor: Paise
  because: 'too-much' | 'rule' | 'no-rule'
}

/**
 * With which amount a refund opens: exactly what is too much, else what the cancelling rule gives back.
 * What went back before is counted against what was too much first.
 */
export function proposeRefund(account: Account, ruled: Ruled): RefundProposal {
  const { askedMinor, feeMinor, receivedMinor, returnedMinor } = account
  const excessMinor = Math.max(receivedMinor - askedMinor, 0)
  const leftMinor = excessMinor - returnedMinor
  if (leftMinor > 0 && !account.isCancelled) return { amountMinor: leftMinor, because: 'too-much' }
  const forPrice = Math.max(receivedMinor - excessMinor - feeMinor, 0)
  const shareMinor = proposedShare(forPrice, ruled) + excessMinor - returnedMinor
  return {
    amountMinor: Math.max(shareMinor, 0),
    because: ruled.rule ? 'rule' : 'no-rule',
  }
}
