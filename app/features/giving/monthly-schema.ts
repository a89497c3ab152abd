import * as v from 'valibot'
import { amountField, giftAmount } from '#app/ui/form/field-schemas.ts'
import { MONTHLY_WORDS } from '#app/words/en/monthly-gift.ts'
import { MONTHLY_DAYS } from '#domain/giving/monthly-day.ts'

export function monthlySchema(fundCodes: readonly string[]) {
  return v.object({
    day: v.pipe(
      v.string(),
      v.check((day) => MONTHLY_DAYS.some((each) => String(each) === day), MONTHLY_WORDS.day),
      v.transform(Number),
    ),
    amount: amountField('Amount is required', giftAmount),
    fund: v.pipe(
      v.string(),
      v.check((code) => fundCodes.includes(code), MONTHLY_WORDS.fund),
    ),
  })
}
