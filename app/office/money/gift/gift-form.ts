import * as v from 'valibot'
import { handMoneyFields } from '#app/office/form/office-fields.ts'
import { problemWords } from '#app/office/words/problems.ts'
import {
  amountField,
  emailField,
  mobileField,
  nameField,
  orEmpty,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { giftAmount, giftAmountWords } from '#app/ui/form/gift-amount.ts'
import type { Day } from '#domain/days.ts'
import { LANGUAGES } from '#domain/language.ts'
import { hasReference } from '#domain/payments/hand-money.ts'

type Rules = { funds: readonly string[]; today: Day }

/** A gift that came by hand. E-mail and mobile number may be missing. */
export function handGiftSchema({ funds, today }: Rules) {
  const language = 'en'
  const invalid = 'Mobile Number is invalid'
  const missing = problemWords({ problem: 'no-reference' })
  return v.pipe(
    v.object({
      name: nameField({ language, label: 'Name', required: 'Please enter the giver’s name.' }),
      email: orEmpty(emailField({ language, required: '' })),
      phone: orEmpty(mobileField({ language, required: invalid, invalid })),
      fund: v.picklist(funds, 'Please choose the fund.'),
      ...handMoneyFields(today),
      amount: amountField(
        { language, required: giftAmountWords(language, 'not-an-amount') },
        giftAmount(language),
      ),
      pan: orEmpty(panField(language)),
      language: v.fallback(v.picklist(LANGUAGES), 'en'),
    }),
    v.forward(v.partialCheck([['method'], ['reference']], hasReference, missing), ['reference']),
    v.transform(({ amount, pan, ...gift }) => ({
      ...gift,
      amountMinor: amount,
      pan: pan || undefined,
    })),
  )
}
