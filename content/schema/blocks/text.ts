import * as v from 'valibot'
import { picture } from '../picture.ts'
import { markdown, text } from '../words.ts'

export const textBlock = v.strictObject({
  kind: v.literal('text'),
  heading: v.optional(text),
  text: markdown,
  picture: v.optional(picture),
})
