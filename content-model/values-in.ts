/** A text of the content, with the names that lead to it. */
export type Placed = { keys: (string | number)[]; value: string }

/** Every text in a value, however deep. Collected, not yielded: through all depths that takes twice as long. */
export function valuesIn(
  value: unknown,
  keys: (string | number)[] = [],
  found: Placed[] = [],
): Placed[] {
  if (typeof value === 'string') found.push({ keys, value })
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) valuesIn(item, [...keys, index], found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) valuesIn(item, [...keys, key], found)
  }
  return found
}
