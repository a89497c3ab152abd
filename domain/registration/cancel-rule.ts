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

/** The share that goes back, rounded down to whole rupees. */
export function refundShare({ refundPercent }: CancelRule, receivedMinor: Paise): Paise {
  return Math.floor((receivedMinor * refundPercent) / 10_000) * 100
}
