import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { MONTHLY_WORDS, monthlySentence, ordinal } from '#app/words/en/monthly-gift.ts'
import { MONTHLY_DAYS } from '#domain/giving/monthly-day.ts'
import type { ShownMonthly } from './show-monthly.server.ts'

export const PAUSE = 'pause'
export const RESUME = 'resume'
export const END = 'end'

type Props = { shown: ShownMonthly } & Partial<Typing>

/** Asks to be reminded each month; later changes, pauses or ends it. Nothing is debited. */
export function MonthlyReminder({ shown, typed = shown.typed, errors = {} }: Props) {
  const { address, funds, current } = shown
  const options = MONTHLY_DAYS.map((day) => ({ value: String(day), label: ordinal(day) }))
  return (
    <section className="card monthly no-print" id="monthly" aria-labelledby="monthly-heading">
      <h2 id="monthly-heading">{MONTHLY_WORDS.heading}</h2>
      <p>{current ? monthlySentence(current) : MONTHLY_WORDS.offer}</p>
      <form className="form" method="post" action={address}>
        <TypedErrors errors={errors} />
        <TypedField label="Day" name="day" options={options} typed={typed} errors={errors} />
        <TypedField
          label="Amount"
          name="amount"
          inputMode="decimal"
          typed={typed}
          errors={errors}
        />
        <TypedField label="Fund" name="fund" options={funds} typed={typed} errors={errors} />
        <div className="button-row">
          <button className="button" type="submit">
            {current ? MONTHLY_WORDS.change : MONTHLY_WORDS.heading}
          </button>
          {current && (
            <>
              <IntentButton intent={current.isPaused ? RESUME : PAUSE}>
                {current.isPaused ? MONTHLY_WORDS.resume : MONTHLY_WORDS.pause}
              </IntentButton>
              <IntentButton intent={END}>{MONTHLY_WORDS.end}</IntentButton>
            </>
          )}
        </div>
      </form>
    </section>
  )
}

/** On the result page of a gift, for whoever has its private page. A plain link, so that it is not prefetched. */
export function MonthlyLink({ page }: { page: string }) {
  return (
    <p className="no-print">
      <a href={`${page}#monthly`}>{MONTHLY_WORDS.heading}</a>
    </p>
  )
}

function IntentButton({ intent, children }: { intent: string; children: string }) {
  return (
    <button className="button button-quiet" type="submit" name="intent" value={intent}>
      {children}
    </button>
  )
}
