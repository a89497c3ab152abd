import * as v from 'valibot'
import { picture } from './picture.ts'
import { markdown, text } from './words.ts'

export const policySchema = v.strictObject({
  title: text,
  description: text,
  picture,
  consent: v.strictObject({ heading: text, text: markdown }),
  terms: v.strictObject({ heading: text, text: markdown }),
})

export type Policy = v.InferOutput<typeof policySchema>
