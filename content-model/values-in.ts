/** A text of the content, with the names that lead to it. */
export type Placed = { keys: (string | number)[]; value: string }

/** Every text in a value, however deep. */
export function* valuesIn(value: unknown, keys: (string | number)[] = []): Generator<Placed> {
  if (typeof value === 'string') yield { keys, value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valuesIn(item, [...keys, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* valuesIn(item, [...keys, key])
  }
}
