import { setImmediate } from 'node:timers/promises'

export type Pauses = { isDue: () => boolean; take: () => Promise<void> }

/** For how long other requests may wait. */
const MAX_MS = 25

/** For work that takes long in one request: other requests are answered in each pause. */
export function createPauses(): Pauses {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > MAX_MS,
    take: async () => {
      await setImmediate()
      since = performance.now()
    },
  }
}
