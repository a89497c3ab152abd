import { CHANGE } from '#app/features/registration/persons/typed-form.ts'
import type { OfferedEvent } from '#app/features/registration/read-registration-page.server.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { Quote, QuoteLine } from '#domain/registration/price.ts'
import { REGISTRATION_FORM, STAY_WORDS } from '#words/forms.ts'
import type { TypedQuote } from './typed-quote.ts'

export function PriceSummary(props: {
  typed: TypedQuote
  event: OfferedEvent | undefined
  /** There are no places: the form joins the waiting list, and nothing is paid. */
  waiting: boolean
}) {
  const { typed, event, waiting } = props
  const words = useWords(REGISTRATION_FORM)
  return (
    <section className="price" aria-label={words.price}>
      <div className="card price-shares" id="price">
        <h2>{words.price}</h2>
        {event && <Marked as="p" words={event.when} />}
        {typed.ready ? (
          <Shares quoted={typed.quoted} ageless={typed.ageless} />
        ) : (
          <p>{words.choose[typed.waitingFor]}</p>
        )}
        <noscript>
          <Submit isQuiet name={CHANGE} value="look" formAction="#price">
            {words.updatePrice}
          </Submit>
        </noscript>
      </div>
      {typed.ready && (
        <div className="price-total" role="status">
          <Total quoted={typed.quoted} complete={typed.ageless.length === 0} waiting={waiting} />
          {event?.over && <p className="small">{event.over}</p>}
        </div>
      )}
    </section>
  )
}

function Shares({ quoted, ageless }: { quoted: Quote; ageless: readonly string[] }) {
  const language = useLanguage()
  const words = REGISTRATION_FORM[language]
  return (
    <ul className="price-lines stack gap-2">
      {quoted.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two persons may have the same name and age
        <li className="line split" key={index}>
          <span>{explainPrice(language, line)}</span>
          <span className="price-amount">{rupeesIn(language, line.amount)}</span>
        </li>
      ))}
      {ageless.map((name) => (
        <li key={name} className="soft">
          {words.ageless(name)}
        </li>
      ))}
    </ul>
  )
}

function Total(props: { quoted: Quote; complete: boolean; waiting: boolean }) {
  const { complete, waiting } = props
  const { total, balance } = props.quoted
  const language = useLanguage()
  const words = REGISTRATION_FORM[language]
  const ifFree = complete ? words.ifFree : words.ifFreeSoFar
  // On the waiting list the price is information only, not a bill.
  const smaller = waiting
    ? [[ifFree, total] as const, [words.laterIfFree, balance] as const]
    : [[words.later, balance] as const]
  return (
    <>
      <p className="line split strong">
        {waiting ? (
          words.nothingNow
        ) : (
          <>
            <span>{complete ? words.totalNow : words.totalSoFar}</span>
            <strong className="price-amount">{rupeesIn(language, total)}</strong>
          </>
        )}
      </p>
      {complete && !waiting && total === 0 && <p>{words.nothingOnline}</p>}
      {smaller.map(
        ([label, amount]) =>
          amount > 0 && (
            <p className="line split small" key={label}>
              <span>{label}</span>
              <span className="price-amount">{rupeesIn(language, amount)}</span>
            </p>
          ),
      )}
    </>
  )
}

/** The reasons for one person's share of the price: "Asha, 8: child, residential" */
export function explainPrice(language: Language, line: QuoteLine): string {
  const { name, age, band, residential, amount, balance } = line
  const { bands, partPayment, atVenue } = REGISTRATION_FORM[language]
  const stay = STAY_WORDS[language][residential].toLowerCase()
  const reasons = { free: [bands.free], child: [bands.child, stay], adult: [stay] }[band]
  if (balance > 0) reasons.push(amount > 0 ? partPayment : atVenue)
  return `${name}, ${age}: ${reasons.join(', ')}`
}

export function payLine(
  language: Language,
  { total, balance }: { total: Paise; balance: Paise },
): string {
  const [now = '', later = ''] = [total, balance].map((amount) =>
    amount > 0 ? rupeesIn(language, amount) : '',
  )
  return REGISTRATION_FORM[language].pays(now, later)
}
