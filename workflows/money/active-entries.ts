import type { MoneyEntry } from '#database/money/money-entries.ts'

/** The entries that count: neither taken back nor themselves a taking back. */
export function activeEntries(entries: readonly MoneyEntry[]): MoneyEntry[] {
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back))
  return entries.filter(({ id, takes_back }) => takes_back === null && !takenBack.has(id))
}
