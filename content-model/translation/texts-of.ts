import { entriesOf, isBranch, type Place, type Tree } from '#content-model/changes/tree.ts'
import {
  innerSchema,
  isMadeFrom,
  type Schema,
  unwrapped,
} from '#content-model/schema/schema-kinds.ts'
import { text } from '#content-model/schema/values.ts'

export type Keys = readonly (string | number)[]

/** A text that visitors read, with the names that lead to it. */
export type PlacedText = {
  keys: Keys
  /** By names and ids: what it is known by wherever its entries move to. */
  place: string
  text: string
  schema: Schema
}

/** Every text of a tree that each language says in its own words, in the order of the file. */
export function* textsOf(
  schema: Schema,
  tree: Tree | undefined,
  keys: Keys = [],
  place: Place = [],
): Generator<PlacedText> {
  const { schema: plain } = unwrapped(schema)
  if (typeof tree === 'string' && isMadeFrom(plain, text.schema))
    yield { keys, place: place.join('/'), text: tree, schema: plain }
  if (!isBranch(tree)) return
  const entries = entriesOf(tree)?.map(({ id, value }, index) => [index, id, value] as const)
  const inside = entries ?? Object.entries(tree).map(([key, value]) => [key, key, value] as const)
  for (const [key, name, value] of inside) {
    const inner = innerSchema(plain, tree, String(key))
    if (inner) yield* textsOf(inner, value, [...keys, key], [...place, name])
  }
}
