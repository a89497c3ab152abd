import type { Hold } from './places.ts'

/** Where a registration that costs nothing stands with the places that its mail asked it to keep. */
export type Keeping = 'held' | 'kept' | 'run-out' | 'cancelled'

export function keepingOf(hold: Hold): Keeping {
  return KEEPING[hold]
}

/** One that waits has lost the places it once held. */
const KEEPING: Record<Hold, Keeping> = {
  held: 'held',
  confirmed: 'kept',
  released: 'run-out',
  waiting: 'run-out',
  cancelled: 'cancelled',
}
