import { Fragment } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { FORM_WORDS, REGISTRATION_FORM } from '#words/forms.ts'
import { peopleLine } from './persons/typed-form.ts'
import { payLine } from './price/price-summary.tsx'
import type { TypedQuote } from './price/typed-quote.ts'
import type { OfferedEvent } from './read-registration-page.server.ts'
import type { RegistrationFormState } from './use-registration-form.ts'

export function PayNotes({ full }: { full: string | undefined }) {
  const words = useWords(REGISTRATION_FORM)
  const { onward } = useWords(FORM_WORDS)
  if (full) {
    return (
      <p className="notice notice-warning" role="status">
        {full} {words.waitingList}
      </p>
    )
  }
  // The signs are ours, the names are the schemes'.
  const marks = [
    ['handset', 'UPI'],
    ['card', 'Visa, Mastercard, RuPay'],
    ['bank', words.netBanking],
  ] as const
  return (
    <>
      <p className="field-help">{onward}</p>
      <ul className="pay-marks row soft small" aria-label={words.waysToPay}>
        {marks.map(([sign, name]) => (
          <li className="line gap-2" key={sign}>
            <Icon name={sign} />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

export function MissingNote(props: {
  closed: string | undefined
  form: Pick<RegistrationFormState, 'field' | 'missing'>
}) {
  const { closed, form } = props
  const words = useWords(REGISTRATION_FORM)
  const { missing } = form
  const links = missing.slice(0, NAMED).map(({ label, name }, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <a href={`#${form.field(name).id}`}>{label}</a>
    </Fragment>
  ))
  // Also before the script runs, so that nothing jumps when it does.
  return (
    <p
      className={closed ? 'field-help' : 'field-help script-only'}
      id="still-missing"
      role="status"
    >
      {closed ??
        (missing.length > 0 && (
          <Filled text={words.missing(missing.length - NAMED)} list={links} />
        ))}
    </p>
  )
}

const NAMED = 3

export function SubmitPlan(props: {
  event: OfferedEvent
  people: readonly string[]
  typed: TypedQuote
  waiting: boolean
}) {
  const { event, people, typed, waiting } = props
  const language = useLanguage()
  const words = REGISTRATION_FORM[language]
  const isKnown = typed.ready && typed.ageless.length === 0 && !waiting
  return (
    <section className="stack gap-1" aria-label={words.plan}>
      <p>
        <Marked as="strong" words={event.name} />, <Marked as="span" words={event.venue} />
      </p>
      <Marked as="p" words={event.when} />
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

export function OverNote({ over }: { over: string | undefined }) {
  return over ? <p className="notice notice-warning">{over}</p> : null
}
