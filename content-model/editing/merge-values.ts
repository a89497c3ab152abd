import { isDeepStrictEqual } from 'node:util'
import { isRecordValue } from './form-of.ts'

type Three = { base: unknown; mine: unknown; theirs: unknown }

/** Two people's changes to the same value. Where both changed the same field, mine stays. */
export function mergeValues({ base, mine, theirs }: Three): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs
  if (isDeepStrictEqual(theirs, base)) return mine
  if (isRecordValue(mine) && isRecordValue(theirs) && isRecordValue(base)) {
    return mergeGroups({ base, mine, theirs })
  }
  const isSameLength =
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    Array.isArray(base) &&
    mine.length === base.length &&
    theirs.length === base.length
  if (!isSameLength) return mine
  return mine.map((each, index) =>
    mergeValues({ base: base[index], mine: each, theirs: theirs[index] }),
  )
}

type Group = Record<string, unknown>

function mergeGroups({ base, mine, theirs }: { base: Group; mine: Group; theirs: Group }): Group {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = names.map((name): [string, unknown] => [
    name,
    mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}
