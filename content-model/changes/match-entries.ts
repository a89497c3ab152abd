/**
 * Finds the entries of one list in another: the place before, by the place after. Those that say the same are
 * found first, then those with the same name, then those that have changed where they stand. It is needed
 * where a list comes without ids: from a file or from a form.
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): Map<number, number> {
  const fromOf = new Map<number, number>()
  for (const keyOf of [contentOf, nameOf]) {
    const taken = new Set(fromOf.values())
    const places = before.map((_, from) => from).filter((from) => !taken.has(from))
    const free = Map.groupBy(places, (from) => keyOf(before[from]))
    for (const [to, entry] of after.entries()) {
      const key = keyOf(entry)
      const from = fromOf.has(to) || key === undefined ? undefined : free.get(key)?.shift()
      if (from !== undefined) fromOf.set(to, from)
    }
  }
  return withChangedInPlace(fromOf, { before: before.length, after: after.length })
}

/** Equal for groups that differ only in the order of their fields. */
function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    isGroup(inner)
      ? Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : inner,
  )
}

function nameOf(value: unknown): string | undefined {
  const group = isGroup(value) ? value : {}
  const name = NAMES.find((each) => typeof group[each] === 'string' && group[each] !== '')
  return name && `${name} ${group[name]}`
}

const NAMES = ['code', 'heading', 'title', 'label', 'name', 'day', 'event']

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** With those between two neighbours that are the same ones still, where none came or went. */
function withChangedInPlace(
  fromOf: ReadonlyMap<number, number>,
  length: { before: number; after: number },
): Map<number, number> {
  const found = new Map(fromOf)
  const taken = new Set(fromOf.values())
  const sizeOf = (start: number, isInside: (index: number) => boolean) => {
    let end = start
    while (isInside(end)) end++
    return end - start
  }
  for (let to = 0; to < length.after; to++) {
    if (fromOf.has(to) || (to > 0 && !fromOf.has(to - 1))) continue
    const start = to === 0 ? 0 : (fromOf.get(to - 1) ?? -1) + 1
    const size = sizeOf(to, (each) => each < length.after && !fromOf.has(each))
    if (size !== sizeOf(start, (from) => from < length.before && !taken.has(from))) continue
    for (let step = 0; step < size; step++) found.set(to + step, start + step)
  }
  return found
}

/**
 * The longest increasing subsequence of distinct numbers. Of several, one with the most numbers that equal
 * their index. Quadratic: lists of the content are short.
 */
export function longestRising(numbers: readonly number[]): number[] {
  const rows: Row[] = []
  for (const [index, number] of numbers.entries()) {
    const before = bestOf(rows.filter((row) => (row.numbers.at(-1) ?? 0) < number))
    const worth = number === index ? 1 + AT_ITS_PLACE : 1
    rows.push({ numbers: [...before.numbers, number], worth: before.worth + worth })
  }
  return bestOf(rows).numbers
}

type Row = { numbers: number[]; worth: number }

/** So small that it only decides between subsequences of equal length. */
const AT_ITS_PLACE = 1e-6

function bestOf(rows: readonly Row[]): Row {
  return rows.reduce((best, row) => (row.worth > best.worth ? row : best), {
    numbers: [],
    worth: 0,
  })
}
