import * as v from 'valibot'
import { Submit } from '#app/ui/form/buttons.tsx'
import type { Option } from '#app/ui/form/field.tsx'
import { amountField, giftAmount } from '#app/ui/form/field-schemas.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { MONTHLY_DAYS } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { toDecimalText } from '#domain/money.ts'
import { GIVING_WORDS } from '#words/forms.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'
import type { MonthlyFacts } from '#workflows/gifts/monthly-gift.ts'

export const PAUSE = 'pause'
export const RESUME = 'resume'
export const END = 'end'

/** Asks to be reminded each month; later changes, pauses or ends it. Nothing is debited. */
export function MonthlyReminder(
  props: { monthly: MonthlyFacts; funds: readonly Option[] } & Partial<Typing>,
) {
  const { monthly, funds, typed, errors = {} } = props
  const { token, wish, current } = monthly
  const language = useLanguage()
  const words = MONTHLY_WORDS[language]
  const labels = LABEL_WORDS[language]
  const amount = toDecimalText(wish.amountMinor).replace('.00', '')
  const typing = { typed: typed ?? { day: String(wish.day), amount, fund: wish.fund }, errors }
  const days = MONTHLY_DAYS.map((day) => ({ value: String(day), label: words.dayOfMonth(day) }))
  return (
    <section className="card no-print" id="monthly" aria-labelledby="monthly-heading">
      <h2 id="monthly-heading">{words.heading}</h2>
      <p>{current ? monthlySentence(language, current) : words.offer}</p>
      <form className="form" method="post" action={`/my/${token}/monthly`}>
        <TypedErrors errors={errors} />
        <TypedField label={labels.day} name="day" options={days} {...typing} />
        <TypedField label={labels.amount} name="amount" inputMode="decimal" {...typing} />
        <TypedField label={words.fund} name="fund" options={funds} {...typing} />
        <div className="button-row">
          <Submit>{current ? words.change : words.heading}</Submit>
          {current && (
            <>
              <Submit intent={current.isPaused ? RESUME : PAUSE} isQuiet>
                {current.isPaused ? words.resume : words.pause}
              </Submit>
              <Submit intent={END} isQuiet>
                {words.end}
              </Submit>
            </>
          )}
        </div>
      </form>
    </section>
  )
}

export function monthlySentence(
  language: Language,
  monthly: NonNullable<MonthlyFacts['current']>,
): string {
  const { day, amountMinor, towards, nextOn, isPaused } = monthly
  const words = MONTHLY_WORDS[language]
  const wish = { day, amount: rupeesIn(language, amountMinor), towards }
  return isPaused ? words.paused(wish) : words.active({ ...wish, next: dayIn(language, nextOn) })
}

export function monthlySchema(asked: { language: Language; fundCodes: readonly string[] }) {
  const { language, fundCodes } = asked
  const words = MONTHLY_WORDS[language]
  return v.object({
    day: v.pipe(v.picklist(MONTHLY_DAYS.map(String), words.dayMissing), v.transform(Number)),
    amount: amountField(
      { language, required: GIVING_WORDS[language].amountMissing },
      giftAmount(language),
    ),
    fund: v.picklist(fundCodes, words.fundMissing),
  })
}
