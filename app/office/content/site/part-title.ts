import * as v from 'valibot'
import { fileName } from '#content-model/editing/place-words.ts'
import { fileSchema, schemaAt } from '#content-model/editing/schema-at.ts'
import { unwrapped } from '#content-model/editing/schema-kinds.ts'
import { type Part, SELECTIONS } from './part-address.ts'

/** What a part is called in its schema: "Top of the page", "Service times". */
export function partTitle(part: Part, value?: unknown): string {
  const selected = SELECTIONS.find(({ path, only }) => path === part.path && only === part.only)
  if (selected) return selected.title
  const schema = fileSchema(part.path)
  const whole = part.keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const found = schema && schemaAt(schema, part.keys, whole)
  return (found && v.getTitle(unwrapped(found).schema)) ?? fallback(part)
}

/** An entry of a list is named after the list, and which one it is. */
function fallback({ path, keys }: Part): string {
  const last = keys.at(-1) ?? ''
  if (!/^\d+$/.test(last)) return fileName(path)
  return `${partTitle({ path, keys: keys.slice(0, -1) })} ${Number(last) + 1}`
}
