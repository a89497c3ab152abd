import * as v from 'valibot'
import { address, list, markdown, text } from '../words.ts'

/** What is taught. */
export const topicsBlock = v.strictObject({
  kind: v.literal('topics'),
  heading: text,
  intro: v.optional(markdown),
  topics: list(v.strictObject({ title: text, about: v.optional(text) })),
})

/** What happens, one thing after the other. */
export const stepsBlock = v.strictObject({
  kind: v.literal('steps'),
  heading: text,
  intro: v.optional(markdown),
  steps: list(v.strictObject({ title: text, text: markdown })),
})

/** Where to go from here. */
export const linksBlock = v.strictObject({
  kind: v.literal('links'),
  heading: text,
  links: list(v.strictObject({ label: text, to: address, about: v.optional(text) })),
})

/** A small table of prices. */
export const costsBlock = v.strictObject({
  kind: v.literal('costs'),
  heading: text,
  rows: list(v.strictObject({ label: text, amount: text, note: v.optional(text) })),
  note: v.optional(markdown),
})
