import * as v from 'valibot'
import { firstFault } from '#app/ui/form/first-fault.ts'
import { remembered } from '#app/ui/remembered.ts'
import { readGiftAmount } from '#domain/giving/gift-amount.ts'
import type { GiftInput } from '#domain/giving/gift-input.ts'
import { NOT_A_PAN, readPan } from '#domain/giving/pan.ts'
import { parseMobile } from '#domain/mobile-number.ts'
import { isPersonName, LONGEST, NOT_AS_SPOKEN } from '#domain/registration/attendee.ts'
import { hasWebAddress } from '#domain/web-address.ts'

/** The schema of the giving form, used by both browser and server. */
export const giftSchema = remembered(makeSchema)

function makeSchema(fundCodes: readonly string[]) {
  return v.object({
    firstname: firstFault(
      v.pipe(
        v.string('Name is required'),
        v.trim(),
        v.nonEmpty('Name is required'),
        v.maxLength(LONGEST.name, `Name must be at most ${LONGEST.name} characters`),
        v.check(isPersonName, 'Name must not contain | or invisible characters'),
        v.check((name) => !hasWebAddress(name), NOT_AS_SPOKEN),
      ),
    ),
    email: firstFault(
      v.pipe(
        v.string('Email is required'),
        v.trim(),
        v.nonEmpty('Email is required'),
        v.maxLength(LONGEST.email, `Email must be at most ${LONGEST.email} characters`),
        v.email('Email must be a valid email address'),
      ),
    ),
    phone: v.pipe(
      v.string('Mobile Number is required'),
      v.trim(),
      v.nonEmpty('Mobile Number is required'),
      v.transform(parseMobile),
      v.string('Mobile Number is invalid'),
    ),
    amount: v.pipe(
      v.string('Amount is required'),
      v.trim(),
      v.nonEmpty('Amount is required'),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const amount = readGiftAmount(dataset.value)
        if (amount.ok) return amount.amountMinor
        addIssue({ message: amount.problem })
        return NEVER
      }),
    ),
    productinfo: v.pipe(
      v.string('This field is required'),
      v.check((code) => fundCodes.includes(code), 'This field is required'),
    ),
    /** Asked for only where the church offers tax relief. */
    pan: v.optional(v.pipe(v.string(), v.trim(), v.transform(readPan), v.string(NOT_A_PAN))),
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
