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

/** Marks a list. */
const LIST = '[]'
/** Where an entry stands in its list: a number between those of its neighbours. */
export const ORDER = '@'
/** What an entry holds that is no group. */
const ITSELF = '='

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two branches can be compared name by name. */
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

/** The names and numbers that lead to a place. */
export function keysOf(tree: Tree | undefined, place: Place): (string | number)[] {
  const [name, ...rest] = place
  if (name === undefined || name === ITSELF || !isBranch(tree)) return []
  const index = entriesOf(tree)?.findIndex(({ id }) => id === name)
  return [index ?? name, ...keysOf(tree[name], rest)]
}

type Entry = { id: string; order: number; value: Tree }

/** The entries of a list in their order. Those that two people have put at the same place stand by their ids. */
export function entriesOf(tree: unknown): Entry[] | undefined {
  if (!isBranch(tree) || !(LIST in tree)) return undefined
  return Object.entries(tree)
    .flatMap(([id, entry]) => (isBranch(entry) ? [toEntry(id, entry)] : []))
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
}

function toEntry(id: string, { [ORDER]: order, ...rest }: Branch): Entry {
  return { id, order: Number(order), value: rest[ITSELF] ?? rest }
}

/** The value itself, as files and schemas have it. */
export function withoutIds(tree: Tree | undefined): unknown {
  const entries = entriesOf(tree)
  if (entries) return entries.map(({ value }) => withoutIds(value))
  if (!isBranch(tree)) return tree
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, withoutIds(inner)]))
}

/**
 * A value with ids: those of `like` for the entries that it has too, and for new ones made from what they say,
 * so that the same value has the same ids wherever it comes in.
 */
export function withIds(value: unknown, like?: Tree): Tree {
  if (Array.isArray(value)) return listTree(value, entriesOf(like) ?? [])
  if (typeof value !== 'object' || value === null) return toLeaf(value)
  const known = isBranch(like) && !entriesOf(like) ? like : {}
  const named = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    named.map(([name, inner]) => [
      name,
      withIds(inner, Object.hasOwn(known, name) ? known[name] : undefined),
    ]),
  )
}

function toLeaf(value: unknown): Tree {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (value === null || value === undefined) return null
  throw new TypeError(`a ${typeof value} is no value of the content`)
}

function listTree(values: readonly unknown[], known: readonly Entry[]): Branch {
  const plain = known.map(({ value }) => withoutIds(value))
  const fromOf = matchEntries(plain, values)
  const taken = new Set(known.map(({ id }) => id))
  const orders = newOrders(values.length, { fromOf, known })
  const entries = values.map((value, to): [string, Tree] => {
    const old = known[fromOf.get(to) ?? -1]
    const id = old?.id ?? newId(value, taken)
    const tree = withIds(value, old?.value)
    const isGroup = isBranch(tree) && !entriesOf(tree)
    return [id, { [ORDER]: orders[to] ?? 0, ...(isGroup ? tree : { [ITSELF]: tree }) }]
  })
  return { [LIST]: true, ...Object.fromEntries(entries) }
}

function newId(value: unknown, taken: Set<string>): string {
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
  // Never a number: an object would put it before the others.
  let id = `e${digest}`
  for (let count = 2; taken.has(id); count++) id = `e${digest}-${count}`
  taken.add(id)
  return id
}

type Ordered = { fromOf: ReadonlyMap<number, number>; known: readonly Entry[] }

/** The fewest entries that explain the new order get a new number. */
function newOrders(length: number, { fromOf, known }: Ordered): number[] {
  const matched = [...fromOf].toSorted(([one], [other]) => one - other)
  const stayed = new Set(longestRising(matched.map(([, from]) => from)))
  const kept = new Map(
    matched
      .filter(([, from]) => stayed.has(from))
      .map(([to, from]) => [to, known[from]?.order ?? 0] as const),
  )
  const orders: number[] = []
  for (let to = 0; to < length; to++) orders.push(kept.get(to) ?? between(orders, { to, kept }))
  // After some fifty entries in one gap there is no number left.
  const isRising = orders.every((order, index) => order > (orders[index - 1] ?? -Infinity))
  return isRising ? orders : orders.map((_, index) => index + 1)
}

/** A number between those around a place, with room for the other new ones there. */
function between(
  before: readonly number[],
  { to, kept }: { to: number; kept: ReadonlyMap<number, number> },
): number {
  const next = Math.min(...[...kept.keys()].filter((place) => place > to))
  const [low, high] = [before.at(-1), kept.get(next)]
  if (high === undefined) return (low ?? 0) + 1
  const steps = next - to + 1
  return low === undefined ? high - steps + 1 : low + (high - low) / steps
}
