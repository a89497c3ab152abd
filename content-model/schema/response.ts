import * as v from 'valibot'
import { field, group } from './field.ts'
import { pageDescription } from './fields.ts'
import { picture } from './picture.ts'

export const responseSchema = group`Result of a payment: The page that shows how a payment went.
  Its words follow from the payment.`({
  description: pageDescription,
  picture,
  failure: v.optional(
    field(
      picture,
    )`Picture after a failure: Behind the title when a payment did not go through. Without it, the
      usual picture.`,
  ),
})
