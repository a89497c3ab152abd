import type { Paise } from './money.ts'

/** Money by hand or a reduction; `takes_back` marks the entry that counters an earlier one. */
type Entry = {
  kind: 'received' | 'reduction'
  amount_minor: Paise
  takes_back: string | null
}

type EntrySums = { receivedMinor: Paise; reducedMinor: Paise }

/**
 * What came by hand, and by how much the price was reduced. An entry that was taken back counts as if
 * it had never been made, so that its amount is due again.
 */
export function sumEntries(entries: readonly Entry[]): EntrySums {
  const sums = { receivedMinor: 0, reducedMinor: 0 }
  for (const { kind, amount_minor, takes_back } of entries) {
    const counted = takes_back === null ? amount_minor : -amount_minor
    sums[kind === 'reduction' ? 'reducedMinor' : 'receivedMinor'] += counted
  }
  return sums
}
