import { FormKey } from '#app/office/form/form-key.tsx'
import { peopleWords, whenWords } from '#app/office/words/conferences.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { DatePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress, ofDate } from './date-addresses.ts'

type Props = {
  date: DatePage
  actor: Actor
  /** Of the content with which the form was first opened. */
  version: number
  formKey?: string | undefined
  problems?: string[]
}

/** What closing a date does, what becomes of its people, and where that is done. */
export function CloseView({ date, actor, version, formKey, problems = [] }: Props) {
  const { code, name, calendar, event } = date
  return (
    <>
      <p>
        <a href={dateAddress(code)}>Back to the date</a>
      </p>
      <h1>Close or cancel: {name}</h1>
      <p>
        {whenWords(date)} · {date.venue}
      </p>
      <ErrorSummary formErrors={problems} fields={[]} />
      <section className="notice" aria-labelledby="what-happens">
        <h2 id="what-happens">What happens to its people</h2>
        <WhatHappens date={date} />
      </section>
      <WillNotTakePlace date={date} actor={actor} />
      {calendar ? (
        <p>
          This date comes from the church’s calendar. Delete or cancel it there, and nobody else can
          register for it: <a href={calendar}>open the calendar</a>.
        </p>
      ) : event.open ? (
        <form className="form" method="post" action={`${dateAddress(code)}/close`} data-kept="">
          <FormKey value={formKey} version={version} />
          <div className="button-row step-bar">
            <button type="submit" className="button">
              Close registration
            </button>
            <a href={dateAddress(code)}>Leave it open</a>
          </div>
        </form>
      ) : (
        <p>
          Registration is closed. To open it again, use{' '}
          <a href={`${dateAddress(code)}/edit`}>Edit this date</a>.
        </p>
      )}
    </>
  )
}

function WhatHappens({ date: { taken, figures } }: { date: DatePage }) {
  const waiting = figures?.waiting ?? 0
  return (
    <ul className="office-plan">
      <li>Nobody can register for it any more, and unfinished payments can’t be continued.</li>
      {taken > 0 ? (
        <li>
          {peopleWords(taken)} {taken === 1 ? 'is' : 'are'} registered. They keep their places,
          their tickets and their money with us: nobody is told, and nothing is given back.
        </li>
      ) : (
        <li>Nobody is registered for it.</li>
      )}
      {waiting > 0 && <li>{waiting} on the waiting list will not be offered a place any more.</li>}
    </ul>
  )
}

/** Step by step, with the place where each is done. */
function WillNotTakePlace({ date: { code, taken }, actor }: Pick<Props, 'date' | 'actor'>) {
  if (taken === 0) return null
  const list = ofDate('/office/registrations', code)
  return (
    <section aria-labelledby="not-taking-place">
      <h2 id="not-taking-place">If it will not take place</h2>
      <ol className="office-plan close-steps">
        <li>Close registration here.</li>
        <li>
          {staffCan.writeToPeople(actor) ? (
            <a href={ofDate('/office/registrations/write', code)}>Write to its people</a>
          ) : (
            'Ask the desk to write to its people'
          )}
          : what has happened, and what they can choose.
        </li>
        <li>
          For each family, move them to another date or cancel and refund:{' '}
          {staffCan.seeRegistrations(actor) ? (
            <a href={list}>their registrations</a>
          ) : (
            'the desk and the treasurer do this'
          )}
          .
        </li>
      </ol>
    </section>
  )
}
