import * as v from 'valibot'
import { described } from './described.ts'
import { phone, text } from './words.ts'

export const contact = described(
  v.strictObject({
    name: described(text, {
      title: 'Name',
      description: 'The person or couple who answers.',
      example: 'Asha and Ravi',
    }),
    phone,
  }),
  { title: 'Contact', description: 'Whom to call, and the number.' },
)

export type Contact = v.InferOutput<typeof contact>
