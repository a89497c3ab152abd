type Lists<Item> = {
  before: readonly Item[]
  after: readonly Item[]
  keys: readonly ((item: Item, index: number) => string)[]
}

/**
 * Finds the entries of one list in another: the place before, by the place after. Entries with an equal
 * first key are found first, the rest by the next key. Each entry has one partner at most.
 */
export function partnersOf<Item>({ before, after, keys }: Lists<Item>): Map<number, number> {
  const fromOf = new Map<number, number>()
  for (const keyOf of keys) {
    const taken = new Set(fromOf.values())
    const free = before.map((item, index) => ({ key: keyOf(item, index), index }))
    for (const [to, item] of after.entries()) {
      if (fromOf.has(to)) continue
      const key = keyOf(item, to)
      const found = free.find((each) => each.key === key && !taken.has(each.index))
      if (!found) continue
      taken.add(found.index)
      fromOf.set(to, found.index)
    }
  }
  return fromOf
}

/** For entries that changed in place. */
export function indexKey(_: unknown, index: number): string {
  return String(index)
}
