import { setImmediate } from 'node:timers/promises'

const MAX = 500
const MAX_BATCHES = 50

export async function inBatches<Key, Found>(
  keys: Iterable<Key>,
  find: (some: Key[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  const [left, pauses] = [[...keys], createPauses()]
  for (let at = 0; at < left.length; at += MAX) {
    if (pauses.isDue()) await pauses.take()
    found.push(...(await find(left.slice(at, at + MAX))))
  }
  return found
}

/** What is due, some at a time, until there is no more. After so many batches the next run continues. */
export async function* dueBatches<Row>(read: () => Promise<Row[]>) {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const rows = await read()
    if (rows.length === 0) return
    yield rows
  }
}

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
