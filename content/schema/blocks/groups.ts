import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** Age groups, each with its own class times. */
export const groupsBlock = v.strictObject({
  kind: v.literal('groups'),
  heading: text,
  intro: v.optional(markdown),
  groups: list(v.strictObject({ name: text, ages: text, times: text, about: text })),
})
