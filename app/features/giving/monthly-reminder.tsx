import type { Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { MONTHLY_DAYS } from '#domain/gift.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'
import type { ShownMonthly } from './show-monthly.server.ts'

export const PAUSE = 'pause'
export const RESUME = 'resume'
export const END = 'end'

/** Asks to be reminded each month; later changes, pauses or ends it. Nothing is debited. */
export function MonthlyReminder(props: { shown: ShownMonthly } & Partial<Typing>) {
  const { shown, typed = shown.typed, errors = {} } = props
  const words = useWords(MONTHLY_WORDS)
  const { address, funds, current, sentence } = shown
  const options = MONTHLY_DAYS.map((day) => ({ value: String(day), label: words.dayOfMonth(day) }))
  return (
    <section className="card monthly no-print" id="monthly" aria-labelledby="monthly-heading">
      <h2 id="monthly-heading">{words.heading}</h2>
      <p>{sentence ?? words.offer}</p>
      <form className="form" method="post" action={address}>
        <TypedErrors errors={errors} />
        <TypedField label={words.day} name="day" options={options} typed={typed} errors={errors} />
        <TypedField
          label={words.amount}
          name="amount"
          inputMode="decimal"
          typed={typed}
          errors={errors}
        />
        <TypedField label={words.fund} name="fund" options={funds} typed={typed} errors={errors} />
        <div className="button-row">
          <button className="button" type="submit">
            {current ? words.change : words.heading}
          </button>
          {current && (
            <>
              <IntentButton intent={current.isPaused ? RESUME : PAUSE}>
                {current.isPaused ? words.resume : words.pause}
              </IntentButton>
              <IntentButton intent={END}>{words.end}</IntentButton>
            </>
          )}
        </div>
      </form>
    </section>
  )
}

/** On the result page of a gift, for whoever has its private page. A plain link, so that it is not prefetched. */
export function MonthlyLink({ page }: { page: string }) {
  const words = useWords(MONTHLY_WORDS)
  return (
    <p className="no-print">
      <a href={`${page}#monthly`}>{words.heading}</a>
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
