import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** A small table of prices. */
export const costsBlock = v.strictObject({
  kind: v.literal('costs'),
  heading: text,
  rows: list(v.strictObject({ label: text, amount: text, note: v.optional(text) })),
  note: v.optional(markdown),
})
