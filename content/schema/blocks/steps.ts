import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** What happens, one thing after the other. */
export const stepsBlock = v.strictObject({
  kind: v.literal('steps'),
  heading: text,
  intro: v.optional(markdown),
  steps: list(v.strictObject({ title: text, text: markdown })),
})
