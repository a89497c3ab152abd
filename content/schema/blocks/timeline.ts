import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** How things came about, oldest first. */
export const timelineBlock = v.strictObject({
  kind: v.literal('timeline'),
  heading: text,
  moments: list(v.strictObject({ when: text, title: text, text: markdown })),
})
