import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { RefundProposal } from '#domain/payments/refund-state.ts'
import type { DatedRule } from '#domain/registration/cancel-rule.ts'

/** What the cancelling rule gives back now, beside the amount that it proposes. */
export function ruleSentence(rule: DatedRule | undefined, now: Date): string {
  if (!rule) return NO_RULE
  const until = `until ${lastDayOf(rule)}`
  return now < rule.before
    ? `The cancelling rule gives back ${rule.refundPercent} % ${until}.`
    : `The cancelling rule gave back ${rule.refundPercent} % ${until}. You decide.`
}

const NO_RULE = 'This conference has no cancelling rule, so the whole amount is filled in.'

type Proposed = RefundProposal & { rule: DatedRule | undefined; at: Date }

/** Why a refund opens with this amount. */
export function proposalWords({ amountMinor, because, rule, at }: Proposed): string {
  return because === 'too-much'
    ? `${formatRupees(amountMinor)} too much was paid, so it is filled in.`
    : ruleSentence(rule, at)
}

/** The rule ends at midnight. */
function lastDayOf({ before }: DatedRule): string {
  return shortDay(dayInIndia(before.getTime() - 1))
}
