import { isDeepStrictEqual } from 'node:util'
import { isRecordValue } from './form-of.ts'

type Three = { base: unknown; mine: unknown; theirs: unknown }

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
    const isSameLength = mine.length === base.length && theirs.length === base.length
    if (!isSameLength) return undefined
    return base.map((each, index) => ({ base: each, mine: mine[index], theirs: theirs[index] }))
  }
  if (!isRecordValue(base) || !isRecordValue(mine) || !isRecordValue(theirs)) return undefined
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return names.map((name) => ({ base: base[name], mine: mine[name], theirs: theirs[name] }))
}
