import * as v from 'valibot'
import {
  amountField,
  emailField,
  giftAmount,
  mobileField,
  nameField,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'
import type { GiftInput } from '#domain/giving/gift-input.ts'

/** The schema of the giving form, used by both browser and server. */
export const giftSchema = memoize(makeSchema)

function makeSchema(fundCodes: readonly string[]) {
  return v.object({
    firstname: nameField({ label: 'Name', required: 'Name is required' }),
    email: emailField({ required: 'Email is required' }),
    phone: mobileField({
      required: 'Mobile Number is required',
      invalid: 'Mobile Number is invalid',
    }),
    amount: amountField('Amount is required', giftAmount),
    productinfo: v.pipe(
      v.string('This field is required'),
      v.check((code) => fundCodes.includes(code), 'This field is required'),
    ),
    /** Asked for only where the church offers tax relief. */
    pan: v.optional(panField()),
    /** Made by the browser, so that sending the same form twice makes one gift. */
    submission: v.optional(v.string()),
  })
}

/** The form's values, under the field names that the payment provider uses. */
export type FilledGiftForm = v.InferOutput<ReturnType<typeof makeSchema>>

export function toGiftInput({
  productinfo,
  firstname,
  amount,
  ...rest
}: FilledGiftForm): GiftInput {
  return { ...rest, fund: productinfo, name: firstname, amountMinor: amount }
}
