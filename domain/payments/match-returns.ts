import type { Paise } from '#domain/money.ts'

/** A refund that we have recorded. */
export type RecordedReturn = { token: string; amountMinor: Paise; day: string }

export type ReturnMatch = {
  /** `twice`: an earlier line has this refund already. */
  verdict: 'matched' | 'unknown' | 'differing' | 'twice'
  recorded: RecordedReturn | undefined
}

/**
 * Compares what a settlement report takes back of one payment with the refunds that we recorded for it.
 * The answers are in the order of the amounts.
 */
export function matchReturns(
  amounts: readonly Paise[],
  recorded: readonly RecordedReturn[],
): ReturnMatch[] {
  const left = [...recorded]
  // Equal amounts first, so that a differing one doesn't take the refund of another line.
  const equal = amounts.map((amount) => takeOut(left, ({ amountMinor }) => amountMinor === amount))
  const firstOf = new Map([...amounts.entries()].reverse().map(([at, amount]) => [amount, at]))
  return amounts.map((amount, index) => {
    if (equal[index]) return { verdict: 'matched', recorded: equal[index] }
    const other = left.shift()
    if (other) return { verdict: 'differing', recorded: other }
    const same = equal[firstOf.get(amount) ?? index]
    return { verdict: same ? 'twice' : 'unknown', recorded: same }
  })
}

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isWanted)
  return index === -1 ? undefined : items.splice(index, 1)[0]
}
