import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** What is taught. */
export const topicsBlock = v.strictObject({
  kind: v.literal('topics'),
  heading: text,
  intro: v.optional(markdown),
  topics: list(v.strictObject({ title: text, about: v.optional(text) })),
})
