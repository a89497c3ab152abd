import type { PaymentState } from './payment-state.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long an undecided payment keeps the places that it pays for. */
const LONGEST_MS: Partial<Record<PaymentState, number>> = {
  pending: 4 * DAY_MS,
  // Money was probably taken: the office has a month to sort it out.
  confirming: 30 * DAY_MS,
}

type Undecided = {
  state: PaymentState
  /** When the payer was handed to the provider. */
  watchedFrom: Date
  now: Date
}

/** Whether an unpaid payment still keeps its places, because money may have been taken. */
export function keepsPlaces({ state, watchedFrom, now }: Undecided): boolean {
  return now.getTime() - watchedFrom.getTime() < (LONGEST_MS[state] ?? 0)
}
