import { isRecordValue } from './form-of.ts'

/** What a button of the form does to a list, a group or entries by name. */
export type ListChange = {
  does: 'add' | 'remove' | 'up' | 'down'
  /** The list or the group, or for the others the entry: `services.1`. */
  name: string
  /** What is added. */
  added?: { value: unknown; key?: string }
}

/** The value after it. What can't be done changes nothing. */
export function changeList(value: unknown, { does, name, added }: ListChange): unknown {
  const copy = structuredClone(value)
  const keys = name.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>(inside, copy)
  if (does === 'add') addTo(parent, last, added)
  else if (Array.isArray(parent)) changeEntry(parent, Number(last), does)
  else if (isRecordValue(parent) && does === 'remove') delete parent[last]
  return copy
}

function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecordValue(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function addTo(parent: unknown, key: string, added: ListChange['added']): void {
  const found = inside(parent, key)
  if (Array.isArray(found)) found.push(added?.value)
  else if (isRecordValue(found) && added?.key) {
    if (!Object.hasOwn(found, added.key)) found[added.key] = added.value
  } else if (isRecordValue(parent)) parent[key] ??= added?.value
}

function changeEntry(list: unknown[], index: number, does: 'remove' | 'up' | 'down'): void {
  const [entry] = list.splice(index, 1)
  if (does === 'remove') return
  const to = does === 'up' ? index - 1 : index + 1
  list.splice(Math.max(0, to), 0, entry)
}
