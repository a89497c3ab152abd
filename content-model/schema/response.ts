import * as v from 'valibot'
import { described } from './described.ts'
import { pageDescription } from './fields.ts'
import { picture } from './picture.ts'

export const responseSchema = described(v.strictObject({ description: pageDescription, picture }), {
  title: 'Result of a payment',
  description: 'The page that shows how a payment went. Its words follow from the payment.',
})
