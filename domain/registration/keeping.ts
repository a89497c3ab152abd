import type { Hold } from './places.ts'

/**
 * Whether a free registration has kept the places that it holds until the link in its mail is used.
 *
 * - `held`: the link was not used yet
 * - `kept`: it was used in time
 * - `run-out`: it was not, and the places were released
 * - `cancelled`: the office cancelled the registration
 */
export type Keeping = 'held' | 'kept' | 'run-out' | 'cancelled'

export function keepingOf(hold: Hold): Keeping {
  return KEEPING[hold]
}

/** A registration with such a link once held places, so one that is `waiting` now has lost them. */
const KEEPING: Record<Hold, Keeping> = {
  held: 'held',
  confirmed: 'kept',
  released: 'run-out',
  waiting: 'run-out',
  cancelled: 'cancelled',
}
