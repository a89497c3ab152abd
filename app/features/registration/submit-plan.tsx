import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { peopleLine } from './persons/name-people.ts'
import { payLine } from './price/explain-price.ts'
import type { TypedQuote } from './price/typed-quote.ts'
import type { OfferedEvent } from './read/read-registration-page.server.ts'

type Props = {
  event: OfferedEvent
  /** The first names, as far as they are typed. */
  people: readonly string[]
  typed: TypedQuote
  /** There are no places: nothing is paid. */
  waiting: boolean
}

/** What Submit will do, beside it: when, who, and what is paid. */
export function SubmitPlan({ event, people, typed, waiting }: Props) {
  const language = useLanguage()
  const words = REGISTRATION_FORM[language]
  const isKnown = typed.ready && typed.ageless.length === 0 && !waiting
  return (
    <section className="submit-plan" aria-label={words.plan}>
      <p>
        <strong lang={languageOf(event.name, language)}>{event.name}</strong>,{' '}
        <span lang={languageOf(event.venue, language)}>{event.venue}</span>
      </p>
      <p lang={languageOf(event.when, language)}>{event.when}</p>
      <OverNote over={event.over} />
      <p>{peopleLine(words, people)}</p>
      {isKnown && (
        <p>
          <strong>{payLine(language, typed.quoted)}</strong>
        </p>
      )}
    </section>
  )
}

/** Beside a date that has passed and can still be chosen. */
export function OverNote({ over }: { over: string | undefined }) {
  return over ? <p className="notice notice-warning">{over}</p> : null
}

/** How people can pay on the payment provider's page. The signs are ours, the names are the schemes'. */
export function PayMarks() {
  const words = useWords(REGISTRATION_FORM)
  const marks = [
    ['handset', 'UPI'],
    ['card', 'Visa, Mastercard, RuPay'],
    ['bank', words.netBanking],
  ] as const
  return (
    <ul className="pay-marks" aria-label={words.waysToPay}>
      {marks.map(([sign, name]) => (
        <li key={sign}>
          <Icon name={sign} />
          {name}
        </li>
      ))}
    </ul>
  )
}
