import * as v from 'valibot'
import { described } from './described.ts'
import { body, heading, pageDescription, pageTitle } from './fields.ts'
import { picture } from './picture.ts'

const part = v.strictObject({ heading, text: body })

export const policySchema = described(
  v.strictObject({
    title: pageTitle,
    description: pageDescription,
    picture,
    consent: described(part, {
      title: 'Consent',
      description: 'What those who register agree to. Also shown behind DISCLAIMER and Read More.',
    }),
    terms: described(part, {
      title: 'Terms of use',
      description: 'The rules for payments, refunds and the use of this site.',
    }),
  }),
  {
    title: 'Policy',
    description: 'The consent and the terms, on the Policy page and on the forms.',
  },
)
