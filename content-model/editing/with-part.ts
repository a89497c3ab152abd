import { valueIn } from '#content-model/schema/schema-at.ts'

type Placed = {
  keys: readonly string[]
  part: unknown
  /** The part is a new entry of a list: what stands there and after it moves on. */
  isNew?: boolean
}

/** A value with another part in one place. */
export function withPart(whole: unknown, { keys, part, isNew = false }: Placed): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return part
  const isHere = isNew && rest.length === 0
  const inner = withPart(isHere ? undefined : valueIn(whole, key), { keys: rest, part, isNew })
  if (Array.isArray(whole)) return whole.toSpliced(Number(key), isHere ? 0 : 1, inner)
  const group = typeof whole === 'object' && whole !== null ? whole : {}
  return isHere ? [inner] : { ...group, [key]: inner }
}
