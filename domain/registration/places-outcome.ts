import type { MoneySums } from '#domain/standing.ts'
import { type Hold, takesPlaces } from './places.ts'

/**
 * Whether a registration has its places and, if not, what became of them.
 *
 * - `has-places`: held or confirmed
 * - `waiting`: on the waiting list
 * - `cancelled`: the registration was called off
 * - `refunded`: its money was given back, and the places with it
 * - `paid-late`: money came after the places had gone to others
 * - `expired`: not paid in time
 */
export type PlacesOutcome =
  | 'has-places'
  | 'waiting'
  | 'cancelled'
  | 'refunded'
  | 'paid-late'
  | 'expired'

export function placesOutcome({
  hold,
  receivedMinor,
  returnedMinor,
}: MoneySums & { hold: Hold }): PlacesOutcome {
  if (takesPlaces(hold)) return 'has-places'
  if (receivedMinor > 0) return receivedMinor > returnedMinor ? 'paid-late' : 'refunded'
  if (hold === 'waiting' || hold === 'cancelled') return hold
  return 'expired'
}
