import * as v from 'valibot'
import { described } from './described.ts'
import { pageDescription } from './fields.ts'
import { picture } from './picture.ts'

const failure = described(picture, {
  title: 'Picture after a failure',
  description: 'Behind the title when a payment did not go through. Without it, the usual picture.',
})

export const responseSchema = described(
  v.strictObject({ description: pageDescription, picture, failure: v.optional(failure) }),
  {
    title: 'Result of a payment',
    description: 'The page that shows how a payment went. Its words follow from the payment.',
  },
)
