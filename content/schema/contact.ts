import * as v from 'valibot'
import { phone, text } from './words.ts'

/** Someone to call. */
export const contact = v.strictObject({ name: text, phone })

export type Contact = v.InferOutput<typeof contact>
