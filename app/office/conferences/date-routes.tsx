import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { peopleWords, whenWords } from '#app/office/words/conferences.ts'
import { WHY } from '#app/office/words/date-forms.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type Actor, staffCan } from '#domain/staff.ts'
import { closeDate } from '#workflows/conferences/change-date.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/store-next-version.ts'
import { dateAddress, ofDate } from './date-addresses.ts'
import { type DateDone, DateView } from './date-view.tsx'
import { findDateToEdit } from './find-date.ts'
import { problemsOf } from './publish-problems.ts'

/** The page of one date, and closing it. */
export const dateRoutes = new Hono<OfficeEnv>()

// Dates and programmes have one address: a code is never a programme's key.
dateRoutes.get('/conferences/:name', async (context, next) => {
  const actor = staffOf(context)
  const read = await readDate(context.env.services, { actor, code: context.req.param('name') })
  if (!read.ok) {
    // Perhaps a programme, whose whole form is among the content.
    return read.problem === 'unknown' ? next() : answerNotAllowed(context)
  }
  const { date } = read
  const done = readDone(context.req.query())
  const content = (
    <DateView date={date} actor={actor} done={done} now={context.env.services.now()} />
  )
  return answerPage(context, { title: date.name, content })
})

/** "?published=7" or "?closed=7": what the person has just done, as which version. */
function readDone(query: Record<string, string>): DateDone | undefined {
  for (const what of ['published', 'closed'] as const) {
    const number = /^\d{1,9}$/.exec(query[what] ?? '')?.[0]
    if (number) return { what, version: Number(number) }
  }
  return undefined
}

dateRoutes.get('/conferences/:code/close', async (context) => {
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  const version = context.env.services.live.version().number
  const content = <CloseView date={date} version={version} actor={staffOf(context)} />
  return answerPage(context, { title: 'Close or cancel', content })
})

dateRoutes.post('/conferences/:code/close', async (context) => {
  const { services } = context.env
  const actor = staffOf(context)
  const { key, version = 0 } = await sentForm(context.req.raw)
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  const { code } = date
  const why = WHY.closed(`${date.name}, ${whenWords(date)}`)
  const closed = await closeDate(services, { actor, code, why, key, version })
  if (closed.ok) {
    return context.redirect(`${dateAddress(code)}?closed=${closed.number}`, 303)
  }
  if (closed.problem === 'not-allowed') return answerNotAllowed(context)
  if (closed.problem === 'unknown') return answerNotFound(context)
  await refreshContent(services)
  const fresh = { version: services.live.version().number, formKey: key, actor }
  const content = <CloseView date={date} {...fresh} problems={problemsOf(closed)} />
  return answerPage(context, { title: 'Close or cancel', status: 409, content })
})

type CloseProps = {
  date: DatePage
  actor: Actor
  /** Of the content with which the form was first opened. */
  version: number
  formKey?: string | undefined
  problems?: string[]
}

/** What closing a date does, what becomes of its people, and where that is done. */
function CloseView({ date, actor, version, formKey, problems = [] }: CloseProps) {
  const { code, name, calendar, event } = date
  return (
    <>
      <LinkLine to={dateAddress(code)}>Back to the date</LinkLine>
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
        <form method="post" className="form" action={`${dateAddress(code)}/close`} data-in-place="">
          <FormKey value={formKey} version={version} />
          <div className="button-row step-bar">
            <Submit>Close registration</Submit>
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
    <ul className="bullets">
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
function WillNotTakePlace({ date: { code, taken }, actor }: Pick<CloseProps, 'date' | 'actor'>) {
  if (taken === 0) return null
  const list = ofDate('/office/registrations', code)
  return (
    <section aria-labelledby="not-taking-place">
      <h2 id="not-taking-place">If it will not take place</h2>
      <ol className="bullets close-steps">
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
