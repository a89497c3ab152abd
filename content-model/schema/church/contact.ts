import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { phone, written } from '#content-model/schema/words.ts'

export const contact = described(
  v.strictObject({
    name: described(written, {
      title: 'Name',
      description: 'The person or couple who answers.',
      example: 'Asha and Ravi',
    }),
    phone,
  }),
  { title: 'Contact', description: 'Whom to call, and the number.' },
)
