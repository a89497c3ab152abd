import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** What we believe, each statement with where Scripture says it. */
export const beliefsBlock = v.strictObject({
  kind: v.literal('beliefs'),
  heading: text,
  beliefs: list(v.strictObject({ title: text, statement: markdown, scripture: text })),
})
