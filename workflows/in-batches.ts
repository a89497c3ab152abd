import { createPauses } from './pauses.ts'

const MOST = 500

/** Looks many things up, some hundred at a time, with pauses. */
export async function inBatches<Key, Found>(
  keys: Iterable<Key>,
  find: (some: Key[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  const [left, pauses] = [[...keys], createPauses()]
  for (let at = 0; at < left.length; at += MOST) {
    if (pauses.isDue()) await pauses.take()
    found.push(...(await find(left.slice(at, at + MOST))))
  }
  return found
}
