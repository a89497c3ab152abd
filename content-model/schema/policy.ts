import * as v from 'valibot'
import { field, group } from './field.ts'
import { body, heading, pageDescription, pageTitle } from './fields.ts'
import { picture } from './picture.ts'

const part = v.strictObject({ heading, text: body })

export const policySchema = group`Policy: The consent and the terms, on the Policy page and on
  the forms.`({
  title: pageTitle,
  description: pageDescription,
  picture,
  consent: field(
    part,
  )`Consent: What those who register agree to. Also shown behind DISCLAIMER and Read More.`,
  terms: field(part)`Terms of use: The rules for payments, refunds and the use of this site.`,
})
