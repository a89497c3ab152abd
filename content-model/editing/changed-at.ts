import { isRecordValue } from './form-of.ts'

/** A copy of a value with something else at a place. A group on the way that is missing is made. */
export function changedAt(
  value: unknown,
  keys: readonly string[],
  change: (inner: unknown) => unknown,
): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((each, index) =>
      String(index) === key ? changedAt(each, rest, change) : each,
    )
  }
  const group = isRecordValue(value) ? value : {}
  const inner = Object.hasOwn(group, key) ? group[key] : undefined
  return { ...group, [key]: changedAt(inner, rest, change) }
}
