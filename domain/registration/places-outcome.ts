import type { MoneySums } from '#domain/standing.ts'
import { type Hold, takesPlaces } from './places.ts'

/**
 * Whether a registration has its places and, if not, why.
 *
 * - `has-places`: held or confirmed
 * - `waiting`: on the waiting list
 * - `cancelled`: the office cancelled it
 * - `refunded`: all its money was refunded, which released the places
 * - `paid-late`: it was paid after its places had been released
 * - `expired`: its places were released because it was not paid in time
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
