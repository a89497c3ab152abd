import { createHash } from 'node:crypto'
import { longestRising, matchEntries } from './match-entries.ts'

/**
 * A value of the content in which every entry of a list has an id. A list is a branch as well, with its
 * entries by their ids, so that each place of a tree is a path of names and ids.
 */
export type Tree = null | boolean | number | string | [Translation] | Branch

export type Branch = { readonly [name: string]: Tree }

/** A translation with what is known of it. It is changed as a whole: what was read is not what it was changed to. */
export type Translation = {
  text: string
  /** The digest of the English text that it is the translation of. */
  of?: string
  /** Somebody whose first language it is has read it: who has marked it so, and on which day. */
  read?: boolean
  by?: string
  on?: string
}

const LIST = '[]'
/** Where an entry stands in its list: a number between those of its neighbours. */
export const ORDER = '@'
/** What an entry holds that is no group. */
const ITSELF = '='

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isAlike(one: Branch, other: Branch): boolean {
  return [LIST, ITSELF].every((mark) => mark in one === mark in other)
}

/** A path of names and ids. */
export type Place = readonly string[]

/** The place of what names and numbers lead to. */
export function placeOf(tree: Tree | undefined, keys: readonly (string | number)[]): Place {
  const [key, ...rest] = keys
  if (key === undefined) return isBranch(tree) && ITSELF in tree ? [ITSELF] : []
  const entry = entriesOf(tree)?.[Number(key)]
  const name = entry?.id ?? String(key)
  return [name, ...placeOf(isBranch(tree) ? tree[name] : undefined, rest)]
}

export function keysOf(tree: Tree | undefined, place: Place): (string | number)[] {
  const [name, ...rest] = place
  if (name === undefined || name === ITSELF || !isBranch(tree)) return []
  const index = entriesOf(tree)?.findIndex(({ id }) => id === name)
  return [index ?? name, ...keysOf(tree[name], rest)]
}

export type Entry = { id: string; order: number; value: Tree }

/** Entries that two people have put at the same place stand by their ids. */
export function entriesOf(tree: unknown): Entry[] | undefined {
  if (!isBranch(tree) || !(LIST in tree)) return undefined
  const entries = Object.entries(tree).flatMap(([id, entry]): Entry[] => {
    if (!isBranch(entry)) return []
    const { [ORDER]: order, ...rest } = entry
    return [{ id, order: Number(order), value: rest[ITSELF] ?? rest }]
  })
  return entries.sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
}

/** What names and the numbers of entries lead to. */
export function treeAt(tree: Tree | undefined, keys: readonly string[]): Tree | undefined {
  return keys.reduce<Tree | undefined>((found, key) => {
    const entries = entriesOf(found)
    if (entries) return entries[Number(key)]?.value
    return isBranch(found) && Object.hasOwn(found, key) ? found[key] : undefined
  }, tree)
}

/** A tree with something else there. A group on the way that is missing is made; undefined takes away. */
export function changedAt(
  tree: Tree | undefined,
  keys: readonly string[],
  change: (found: Tree | undefined) => Tree | undefined,
): Tree | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return change(tree)
  const inner = changedAt(treeAt(tree, [key]), rest, change)
  const entries = entriesOf(tree)
  if (entries) {
    const changed = entries.map((entry, index) =>
      String(index) === key && inner !== undefined ? { ...entry, value: inner } : entry,
    )
    return listTree(changed, entries)
  }
  if (inner === undefined && tree === undefined) return undefined
  const { [key]: _, ...others } = isBranch(tree) ? tree : {}
  if (inner === undefined) return others
  return isBranch(tree) ? { ...tree, [key]: inner } : { [key]: inner }
}

export function withoutIds(tree: Tree | undefined): unknown {
  const entries = entriesOf(tree)
  if (entries) return entries.map(({ value }) => withoutIds(value))
  if (!isBranch(tree)) return tree
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, withoutIds(inner)]))
}

/** The same value has the same ids wherever it comes in: new ones are made from what it says. */
export function withIds(value: unknown, like?: Tree): Tree {
  if (Array.isArray(value)) return listWithIds(value, entriesOf(like) ?? [])
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} is no value of the content`)
  const known = isBranch(like) && !entriesOf(like) ? like : {}
  const named = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    named.map(([name, inner]) => [
      name,
      withIds(inner, Object.hasOwn(known, name) ? known[name] : undefined),
    ]),
  )
}

function listWithIds(values: readonly unknown[], known: readonly Entry[]): Branch {
  const plain = known.map(({ value }) => withoutIds(value))
  const fromOf = matchEntries(plain, values)
  const entries = values.map((value, to) => {
    const old = known[fromOf.get(to) ?? -1]
    return { id: old?.id, value: withIds(value, old?.value) }
  })
  return listTree(entries, known)
}

/** Entries without an id are new; of `known`, the fewest get a new number. */
export function listTree(
  entries: readonly { id?: string | undefined; value: Tree }[],
  known: readonly Entry[] = [],
): Branch {
  const taken = new Set([...known, ...entries].flatMap(({ id }) => id ?? []))
  const places = new Map(known.map(({ id }, place) => [id, place]))
  const orders = newOrders(
    entries.map(({ id = '' }) => places.get(id)),
    known,
  )
  const named = entries.map(({ id, value }, to): [string, Tree] => {
    const isGroup = isBranch(value) && !entriesOf(value)
    const entry = { [ORDER]: orders[to] ?? 0, ...(isGroup ? value : { [ITSELF]: value }) }
    return [id ?? newId(value, taken), entry]
  })
  return { [LIST]: true, ...Object.fromEntries(named) }
}

function newId(value: Tree, taken: Set<string>): string {
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
  // Never a number: an object would put it before the others.
  let id = `e${digest}`
  for (let count = 2; taken.has(id); count++) id = `e${digest}-${count}`
  taken.add(id)
  return id
}

function newOrders(from: readonly (number | undefined)[], known: readonly Entry[]): number[] {
  const stayed = new Set(longestRising(from.filter((place) => place !== undefined)))
  const kept = from.map((place = -1) => (stayed.has(place) ? known[place]?.order : undefined))
  const orders: number[] = []
  for (const [to, order] of kept.entries()) {
    const next = kept.findIndex((each, index) => index > to && each !== undefined)
    const [low, high = 0, steps] = [orders.at(-1), kept[next], next - to + 1]
    if (order !== undefined) orders.push(order)
    else if (next < 0) orders.push((low ?? 0) + 1)
    // With room for the other new ones there.
    else orders.push(low === undefined ? high - steps + 1 : low + (high - low) / steps)
  }
  // After some fifty entries in one gap there is no number left.
  const isRising = orders.every((order, index) => order > (orders[index - 1] ?? -Infinity))
  return isRising ? orders : orders.map((_, index) => index + 1)
}

/** Whether a form may name an entry so. */
export function isId(text: string): boolean {
  return /^e[\da-f]{8}(-\d{1,3})?$/.test(text)
}
