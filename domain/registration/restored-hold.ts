import type { Paise } from '#domain/money.ts'
import type { Hold } from './places.ts'

type Cancelled = {
  /** Before it was cancelled. */
  before: Hold
  /** The price less reductions. */
  askedMinor: Paise
  receivedMinor: Paise
  /** What was given back or is on its way. */
  returnedMinor: Paise
}

/**
 * What becomes of the places of a restored registration. Who waited waits again. Who has paid, or had a
 * confirmed place without paying, has it again. Everybody else pays first, also who got everything back.
 */
export function restoredHold(cancelled: Cancelled): 'confirmed' | 'held' | 'waiting' {
  const { before, askedMinor, receivedMinor, returnedMinor } = cancelled
  if (receivedMinor > returnedMinor) return 'confirmed'
  if (before === 'waiting') return 'waiting'
  const wasUnpaid = before === 'confirmed' && receivedMinor === 0
  return wasUnpaid || askedMinor <= 0 ? 'confirmed' : 'held'
}
