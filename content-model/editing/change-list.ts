import { changedAt, entriesOf, isBranch, listTree, type Tree } from '#content-model/changes/tree.ts'

export type ListChange = {
  does: 'add' | 'remove' | 'up' | 'down'
  /** The list or the group, or for the others the entry: `services.1`. */
  name: string
  added?: { value: Tree; key?: string }
}

/** What can't be done changes nothing. */
export function changeList(
  tree: Tree | undefined,
  { does, name, added }: ListChange,
): Tree | undefined {
  const keys = name.split('.')
  if (does === 'add') return changedAt(tree, keys, (found) => added && withAdded(found, added))
  const last = keys.at(-1) ?? ''
  return changedAt(tree, keys.slice(0, -1), (found) => {
    const [entries, index] = [entriesOf(found), Number(last)]
    const entry = entries?.[index]
    if (entries && entry) {
      const others = entries.toSpliced(index, 1)
      const to = does === 'up' ? index - 1 : index + 1
      const changed = does === 'remove' ? others : others.toSpliced(Math.max(0, to), 0, entry)
      return listTree(changed, entries)
    }
    if (entries || !isBranch(found) || does !== 'remove') return found
    const { [last]: _, ...others } = found
    return others
  })
}

function withAdded(
  found: Tree | undefined,
  { value, key }: NonNullable<ListChange['added']>,
): Tree {
  const entries = entriesOf(found)
  if (entries) return listTree([...entries, { value }], entries)
  if (!isBranch(found) || !key) return found ?? value
  return Object.hasOwn(found, key) ? found : { ...found, [key]: value }
}
