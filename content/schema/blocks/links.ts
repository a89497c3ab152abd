import * as v from 'valibot'
import { address, list, text } from '../words.ts'

/** Where to go from here. */
export const linksBlock = v.strictObject({
  kind: v.literal('links'),
  heading: text,
  links: list(v.strictObject({ label: text, to: address, about: v.optional(text) })),
})
