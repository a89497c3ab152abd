import * as v from 'valibot'
import { handMoneyFields } from '#app/office/form/office-fields.ts'
import { problemWords } from '#app/office/words/problems.ts'
import {
  amountField,
  emailField,
  giftAmount,
  mobileField,
  nameField,
  orEmpty,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { GIFT_AMOUNT_WORDS } from '#app/words/en/gifts.ts'
import type { Day } from '#domain/days.ts'
import { hasReference } from '#domain/payments/hand-money.ts'

type Rules = { funds: readonly string[]; today: Day }

/** A gift that came by hand. E-mail and mobile number may be missing. */
export function handGiftSchema({ funds, today }: Rules) {
  const invalid = 'Mobile Number is invalid'
  const missing = problemWords({ problem: 'no-reference' })
  return v.pipe(
    v.object({
      name: nameField({ label: 'Name', required: 'Please write the giver’s name.' }),
      email: orEmpty(emailField({ required: '' })),
      phone: orEmpty(mobileField({ required: invalid, invalid })),
      fund: v.picklist(funds, 'Please choose the fund.'),
      ...handMoneyFields(today),
      amount: amountField(GIFT_AMOUNT_WORDS['not-an-amount'], giftAmount),
      pan: orEmpty(panField()),
    }),
    v.forward(v.partialCheck([['method'], ['reference']], hasReference, missing), ['reference']),
    v.transform(({ amount, pan, ...gift }) => ({
      ...gift,
      amountMinor: amount,
      pan: pan || undefined,
    })),
  )
}
