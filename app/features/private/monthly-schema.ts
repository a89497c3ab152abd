import * as v from 'valibot'
import { amountField, giftAmount } from '#app/ui/form/field-schemas.ts'
import { MONTHLY_DAYS } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { GIVING_WORDS } from '#words/forms.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'

export function monthlySchema(asked: { language: Language; fundCodes: readonly string[] }) {
  const { language, fundCodes } = asked
  const words = MONTHLY_WORDS[language]
  return v.object({
    day: v.pipe(
      v.string(),
      v.check((day) => MONTHLY_DAYS.some((each) => String(each) === day), words.dayMissing),
      v.transform(Number),
    ),
    amount: amountField(
      { language, required: GIVING_WORDS[language].amountMissing },
      giftAmount(language),
    ),
    fund: v.pipe(
      v.string(),
      v.check((code) => fundCodes.includes(code), words.fundMissing),
    ),
  })
}
