import { peopleLine } from '#app/words/en/conferences.ts'
import { payLine } from '#app/words/en/prices.ts'
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
  const isKnown = typed.ready && typed.ageless.length === 0 && !waiting
  return (
    <section className="submit-plan" aria-label="What you are about to send">
      <p>
        <strong>{event.name}</strong>, {event.venue}
      </p>
      <p>{event.when}</p>
      <OverNote over={event.over} />
      <p>{peopleLine(people)}</p>
      {isKnown && (
        <p>
          <strong>{payLine(typed.quoted)}</strong>
        </p>
      )}
    </section>
  )
}

/** Beside a date that has passed and can still be chosen. */
export function OverNote({ over }: { over: string | undefined }) {
  return over ? <p className="notice notice-warning">{over}</p> : null
}

const MARKS = ['UPI', 'Visa', 'Mastercard', 'RuPay', 'Net banking'] as const

/** How people can pay on the payment provider's page. */
export function PayMarks() {
  return (
    <ul className="pay-marks" aria-label="Ways to pay">
      {MARKS.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
