import type { Paise } from './money.ts'

/** Money by hand or a reduction; `takes_back` marks the entry that counters an earlier one. */
type Entry = {
  kind: 'received' | 'reduction'
  amount_minor: Paise
  takes_back: string | null
}

export type EntrySums = { receivedMinor: Paise; returnedMinor: Paise; reducedMinor: Paise }

/** What came by hand, what of it was handed back, and by how much the price was reduced. */
export function sumEntries(entries: readonly Entry[]): EntrySums {
  const sums = { receivedMinor: 0, returnedMinor: 0, reducedMinor: 0 }
  for (const { kind, amount_minor, takes_back } of entries) {
    if (kind === 'reduction') sums.reducedMinor += takes_back ? -amount_minor : amount_minor
    else if (takes_back) sums.returnedMinor += amount_minor
    else sums.receivedMinor += amount_minor
  }
  return sums
}
