import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long an undecided payment keeps the places that it pays for. */
const LONGEST_MS: Partial<Record<PaymentState, number>> = {
  pending: 4 * DAY_MS,
  // Money was probably taken: the office has a month to sort it out.
  confirming: 30 * DAY_MS,
}

/** How long somebody may take at the provider's page. */
const LONGEST_AT_PROVIDER_MS = 60 * 60_000

type Undecided = {
  state: PaymentState
  heard: Evidence | null
  /** When the payer was handed to the provider. */
  watchedFrom: Date
  now: Date
}

/** Whether an unpaid payment still keeps its places, because money may have been taken or is about to be. */
export function keepsPlaces({ state, heard, watchedFrom, now }: Undecided): boolean {
  const isBegun = state === 'open' && heard === 'confirmed-begun'
  const longestMs = isBegun ? LONGEST_AT_PROVIDER_MS : (LONGEST_MS[state] ?? 0)
  return now.getTime() - watchedFrom.getTime() < longestMs
}
