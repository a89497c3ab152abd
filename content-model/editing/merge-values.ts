import { isDeepStrictEqual } from 'node:util'
import { isRecordValue } from './form-of.ts'
import { indexKey, partnersOf } from './partners-of.ts'

/** A value before, and as two people have changed it. */
export type Three<Value = unknown> = { base: Value; mine: Value; theirs: Value }

/** Two people's changes to the same value. Where both changed the same field, mine stays. */
export function mergeValues({ base, mine, theirs }: Three): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs
  if (isDeepStrictEqual(theirs, base)) return mine
  if (isRecordValue(mine) && isRecordValue(theirs) && isRecordValue(base)) {
    return mergeGroups({ base, mine, theirs })
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    return mergeLists({ base, mine, theirs })
  }
  return mine
}

type Group = Record<string, unknown>

function mergeGroups({ base, mine, theirs }: Three<Group>): Group {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = names.map((name): [string, unknown] => [
    name,
    mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

type List = readonly unknown[]

/** With its place in the list before. */
type Entry = { value: unknown; from: number | undefined }

/** In my order. What they added stands behind the entry that it stands behind in their list. */
function mergeLists({ base, mine, theirs }: Three<List>): List {
  const [myFrom, theirFrom] = [foundIn(base, mine), foundIn(base, theirs)]
  const theirPlace = new Map([...theirFrom].map(([to, from]) => [from, to]))
  const merged = mine.flatMap((value, to): Entry[] => {
    const from = myFrom.get(to)
    if (from === undefined) return [{ value, from }]
    const place = theirPlace.get(from)
    if (place === undefined) return isDeepStrictEqual(value, base[from]) ? [] : [{ value, from }]
    const three = { base: base[from], mine: value, theirs: theirs[place] }
    return [{ value: mergeValues(three), from }]
  })
  for (const [to, value] of theirs.entries()) {
    if (theirFrom.has(to) || mine.some((own) => isDeepStrictEqual(own, value))) continue
    const [before, behind] = [theirs[to - 1], theirFrom.get(to - 1)]
    const at = merged.findIndex(
      (each) => each.value === before || (behind !== undefined && each.from === behind),
    )
    merged.splice(to === 0 ? 0 : at < 0 ? merged.length : at + 1, 0, { value, from: undefined })
  }
  return merged.map(({ value }) => value)
}

/** Where each entry of a list was before. An entry that changed in place is found only where none came or went. */
export function foundIn(before: List, after: List): Map<number, number> {
  const places = before.length === after.length ? [indexKey] : []
  return partnersOf({ before, after, keys: [contentOf, nameOf, ...places] })
}

function contentOf(value: unknown): string {
  return JSON.stringify(value)
}

/** What an entry is known by while the rest of it changes. */
function nameOf(value: unknown, index: number): string {
  const group = isRecordValue(value) ? value : {}
  const name = NAMES.find((each) => typeof group[each] === 'string')
  return name ? `${name} ${group[name]}` : `${index} of ${JSON.stringify(value)}`
}

const NAMES = ['code', 'heading', 'title', 'label', 'name', 'day', 'event']
