import { isDeepStrictEqual } from 'node:util'
import { isRecordValue } from './form-of.ts'
import { foundIn, type Three } from './merge-values.ts'

/** Whether two people have changed the same field of a value, each in another way. */
export function clashes({ base, mine, theirs }: Three): boolean {
  if ([base, theirs].some((other) => isDeepStrictEqual(mine, other))) return false
  if (isDeepStrictEqual(theirs, base)) return false
  const inner = innerThrees({ base, mine, theirs })
  return inner === undefined || inner.some(clashes)
}

/** Undefined where they are no groups or lists that can be compared entry by entry. */
function innerThrees({ base, mine, theirs }: Three): Three[] | undefined {
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return entryThrees({ base, mine, theirs })
  }
  if (!isRecordValue(base) || !isRecordValue(mine) || !isRecordValue(theirs)) return undefined
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return names.map((name) => ({ base: base[name], mine: mine[name], theirs: theirs[name] }))
}

/** Each entry as both have it now. Undefined where both have put them into another order. */
function entryThrees({ base, mine, theirs }: Three<readonly unknown[]>): Three[] | undefined {
  const [own, others] = [placesOf(base, mine), placesOf(base, theirs)]
  const orders = [own, others].map((places) => [...places.keys()])
  if (orders.every(isMoved) && !isDeepStrictEqual(orders[0], orders[1])) return undefined
  return base.map((each, index) => ({
    base: each,
    mine: mine[own.get(index) ?? -1],
    theirs: theirs[others.get(index) ?? -1],
  }))
}

/** Where the entries are now, by their places before, in the order of now. */
function placesOf(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const found = [...foundIn(before, after)].toSorted(([one], [other]) => one - other)
  return new Map(found.map(([to, from]) => [from, to]))
}

function isMoved(order: readonly number[]): boolean {
  return order.some((place, index) => place < (order[index - 1] ?? 0))
}
