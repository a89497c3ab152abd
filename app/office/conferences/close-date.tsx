import { officeButton, officePage, withErrors } from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { peopleWords, whenWords } from '#app/office/words/conferences.ts'
import { WHY } from '#app/office/words/date-forms.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { type Actor, staffCan } from '#domain/staff.ts'
import { closeDate } from '#workflows/conferences/change-date.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/store-next-version.ts'
import { dateAddress, ofDate } from './date-addresses.ts'
import { unpublishedWords } from './step-form.tsx'

const closing = officePage({
  path: '/conferences/:code/close',
  needs: 'editContent',
  async read(services, { actor, code }, _, refused) {
    if (refused) await refreshContent(services)
    const read = await readDate(services, { actor, code })
    return read.ok ? { date: read.date, actor, version: services.live.version().number } : read
  },
  title: 'Close or cancel',
  View: ({ page: { date, actor, version }, refused }) => {
    const { name, venue, calendar, event } = date
    const address = dateAddress(date.code)
    return (
      <>
        <LinkLine to={address}>Back to the date</LinkLine>
        <h1>Close or cancel: {name}</h1>
        <p>
          {whenWords(date)} · {venue}
        </p>
        <TypedErrors errors={refused?.errors ?? {}} />
        <WhatHappens date={date} />
        {date.taken > 0 && <WillNotTakePlace code={date.code} actor={actor} />}
        {calendar ? (
          <p>
            This date comes from the church’s calendar. Delete or cancel it there, and nobody else
            can register for it: <a href={calendar}>open the calendar</a>.
          </p>
        ) : event.open ? (
          <form method="post" className="form" action={`${address}/close`} data-in-place="">
            <FormKey value={refused?.key} version={version} />
            <div className="button-row step-bar">
              <Submit>Close registration</Submit>
              <a href={address}>Leave it open</a>
            </div>
          </form>
        ) : (
          <p>
            Registration is closed. To open it again, use{' '}
            <a href={`${address}/edit`}>Edit this date</a>.
          </p>
        )}
      </>
    )
  },
})

export const closeDateRows = [
  closing,
  officeButton({
    path: '/conferences/:code/close',
    needs: 'editContent',
    page: closing,
    async run(services, { version = 0, ...asked }) {
      const read = await readDate(services, asked)
      if (!read.ok) return read
      const why = WHY.closed(`${read.date.name}, ${whenWords(read.date)}`)
      const closed = await closeDate(services, { ...asked, version, why })
      return withErrors(closed, (refusal) => ({ '': unpublishedWords(refusal) }))
    },
    to: ({ code }, _, { number }) => `${dateAddress(code)}?closed=${number}`,
  }),
]

function WhatHappens({ date: { taken, figures } }: { date: DatePage }) {
  const waiting = figures?.waiting ?? 0
  return (
    <section className="notice" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens to its people</h2>
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
        {waiting > 0 && (
          <li>{waiting} on the waiting list will not be offered a place any more.</li>
        )}
      </ul>
    </section>
  )
}

function WillNotTakePlace({ code, actor }: { code: string; actor: Actor }) {
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
            <a href={ofDate('/office/registrations', code)}>their registrations</a>
          ) : (
            'the desk and the treasurer do this'
          )}
          .
        </li>
      </ol>
    </section>
  )
}
