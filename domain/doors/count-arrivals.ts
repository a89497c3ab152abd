import type { Entry } from './entry.ts'

const QUARTER_MS = 15 * 60_000

/** How many came in a quarter of an hour, by door. */
export type QuarterHour = { from: number; byDoor: ReadonlyMap<string, number>; people: number }

/** The quarters of an hour in which somebody came, oldest first. */
export function countArrivals(arrived: readonly Pick<Entry, 'at' | 'door'>[]): QuarterHour[] {
  const quarters = Map.groupBy(arrived, ({ at }) => at - (at % QUARTER_MS))
  return [...quarters]
    .map(([from, entries]) => ({ from, byDoor: countByDoor(entries), people: entries.length }))
    .sort((a, b) => a.from - b.from)
}

export function countByDoor(entries: readonly Pick<Entry, 'door'>[]): ReadonlyMap<string, number> {
  const doors = Map.groupBy(entries, ({ door }) => door)
  return new Map([...doors].map(([door, all]) => [door, all.length]))
}
