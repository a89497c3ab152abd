import { INDIA_OFFSET } from '#domain/india-zone.ts'
import type { Paise } from '#domain/money.ts'

/** Until when people may cancel by themselves, and how much of their money goes back. */
export type CancelRule = {
  /** Whole days before the first day of the event. */
  untilDays: number
  refundPercent: number
}

const DAY_MS = 24 * 60 * 60_000

/** The instant at which the rule ends, counted back from midnight in India before the first day. */
export function cancelBefore({ untilDays }: CancelRule, firstDay: string): Date {
  return new Date(Date.parse(`${firstDay}T00:00:00${INDIA_OFFSET}`) - untilDays * DAY_MS)
}

/** A rule for one date: until when it holds, and how much goes back. */
export type DatedRule = { before: Date; refundPercent: number }

/**
 * The rule of a registration that was sold for these dates, one after the other: the earliest end and the
 * smallest share. Undefined, so that the office decides, when one of them has no rule.
 */
export function strictestRule(rules: readonly (DatedRule | undefined)[]): DatedRule | undefined {
  const known = rules.filter((rule) => rule !== undefined)
  const [first, ...others] = known
  if (!first || known.length < rules.length) return undefined
  return others.reduce(
    (strictest, { before, refundPercent }) => ({
      before: before < strictest.before ? before : strictest.before,
      refundPercent: Math.min(refundPercent, strictest.refundPercent),
    }),
    first,
  )
}

type Proposing = { rule: DatedRule | undefined; at: Date }

/** What the office is to give back, unless it decides otherwise: by the rule; everything where there is none. */
export function proposedShare(receivedMinor: Paise, { rule, at }: Proposing): Paise {
  if (!rule) return receivedMinor
  return at < rule.before ? refundShare(rule, receivedMinor) : 0
}

/** The share that goes back, rounded down to whole rupees. */
export function refundShare(
  { refundPercent }: Pick<CancelRule, 'refundPercent'>,
  receivedMinor: Paise,
): Paise {
  return Math.floor((receivedMinor * refundPercent) / 10_000) * 100
}
