import { type ConferenceEvent, isOpen } from './conference.ts'
import { isOver } from './to-come.ts'

/**
 * Whether people can register for a date.
 *
 * - `open`: yes
 * - `full`: only for the waiting list
 * - `to-open`: it opens by itself later
 * - `closed`: no
 * - `over`: no, because it has passed
 * - `over-open`: it has passed, and people still can
 */
export type DateState = 'open' | 'full' | 'to-open' | 'closed' | 'over' | 'over-open'

type Known = { taken: number; now: Date }

export function dateState(event: ConferenceEvent, { taken, now }: Known): DateState {
  const isTaking = isOpen(event, now)
  if (event.days && isOver(event, now)) return isTaking ? 'over-open' : 'over'
  if (isTaking)
    return taken >= (event.capacity?.people ?? Number.POSITIVE_INFINITY) ? 'full' : 'open'
  return event.open && (event.opens ?? 0) > now.getTime() ? 'to-open' : 'closed'
}
