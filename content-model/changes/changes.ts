import { isDeepStrictEqual } from 'node:util'
import { type Branch, isAlike, isBranch, ORDER, type Place, type Tree } from './tree.ts'

/**
 * What somebody has changed at a place. Something new was undefined before, something taken away is undefined
 * after, and an entry that was moved has changed where it stands.
 */
export type Change = { place: Place; before: Tree | undefined; after: Tree | undefined }

/** The changes that make one tree of another: no place of them lies inside another one. */
export function changesBetween(
  { before, after }: Omit<Change, 'place'>,
  place: Place = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isBranch(before) || !isBranch(after) || !isAlike(before, after)) {
    return [{ place, before, after }]
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) =>
    changesBetween({ before: inside(before, name), after: inside(after, name) }, [...place, name]),
  )
}

/** A place that no longer has what it had before its change is a clash and stays as it is. */
export function applyChanges(
  tree: Tree | undefined,
  changes: readonly Change[],
): { tree: Tree | undefined; clashes: Change[] } {
  const clashes: Change[] = []
  let changed = tree
  for (const change of changes) {
    const { place, before, after } = change
    const now = valueAt(changed, place)
    if (isDeepStrictEqual(now, after)) continue
    const isThere = place.length === 0 || isBranch(valueAt(changed, place.slice(0, -1)))
    if (isThere && isDeepStrictEqual(now, before)) changed = withValueAt(changed, place, after)
    else clashes.push(change)
  }
  return { tree: changed, clashes }
}

/** An entry or a group that others have taken away comes back; one that was only moved does not. */
export function withOwnSide(
  tree: Tree | undefined,
  own: Tree | undefined,
  clashes: readonly Change[],
): Tree | undefined {
  return clashes.reduce((changed, { place }) => {
    const around = place.findIndex((_, depth) => !isBranch(valueAt(changed, place.slice(0, depth))))
    if (around >= 0 && place.at(-1) === ORDER) return changed
    const lost = around < 0 ? place : place.slice(0, around)
    return withValueAt(changed, lost, valueAt(own, lost))
  }, tree)
}

export function valueAt(tree: Tree | undefined, place: Place): Tree | undefined {
  return place.reduce<Tree | undefined>(
    (found, name) => (isBranch(found) ? inside(found, name) : undefined),
    tree,
  )
}

function withValueAt(
  tree: Tree | undefined,
  [name, ...rest]: Place,
  value: Tree | undefined,
): Tree | undefined {
  if (name === undefined || !isBranch(tree)) return value
  const inner = withValueAt(inside(tree, name), rest, value)
  if (inner !== undefined) return { ...tree, [name]: inner }
  const { [name]: _, ...others } = tree
  return others
}

function inside(branch: Branch, name: string): Tree | undefined {
  return Object.hasOwn(branch, name) ? branch[name] : undefined
}
