import type { PageProps } from '#app/office/engine/engine.tsx'
import { PostButton } from '#app/office/form/office-form.tsx'
import { PlacesBar } from '#app/office/places-bar.tsx'
import { LIST_DONE_WORDS, placesWords, whenWords } from '#app/office/words/conferences.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { eventLabel } from '#domain/conferences/conference.ts'
import { formatRupees } from '#domain/money.ts'
import { closePastDates } from '#workflows/attention/content-kinds.ts'
import type { DateLine, ListedDates, ListedProgramme } from '#workflows/conferences/read-dates.ts'
import {
  ADD_DATE,
  addDateAddress,
  dateAddress,
  NEW_PROGRAMME,
  ofDate,
  undoAddress,
} from './date-addresses.ts'
import { StateChip } from './state-chip.tsx'

type Rights = { list: ListedDates; mayEdit: boolean; seesRegistrations: boolean }

/** All dates: those to come, those that are over, and the programmes that they belong to. */
export function ListView({ page, query }: PageProps<Rights>) {
  const { list, mayEdit, seesRegistrations } = page
  const { coming, programmes } = list
  // "?closed=7" or "?undone=7": what the person has just done, as which version of the content.
  const done = (['closed', 'undone'] as const).find((each) => /^\d{1,9}$/.test(query[each] ?? ''))
  return (
    <>
      <div className="row split conferences-head">
        <h1>Conferences</h1>
        {mayEdit && (
          <div className="button-row no-print">
            <a className="button button-quiet" href={NEW_PROGRAMME}>
              New programme
            </a>
            {programmes.length > 0 && (
              <a className="button" href={ADD_DATE}>
                Add a date
              </a>
            )}
          </div>
        )}
      </div>
      {done && mayEdit && (
        <StatusNotice>
          {LIST_DONE_WORDS[done]}{' '}
          <a href={undoAddress(Number(query[done]))}>{done === 'closed' ? 'Undo' : 'Redo'}</a>
        </StatusNotice>
      )}
      {coming.length === 0 ? (
        <Nothing mayEdit={mayEdit} />
      ) : (
        <DatesTable caption="Coming dates" dates={coming} />
      )}
      <PastDates list={list} mayEdit={mayEdit} seesRegistrations={seesRegistrations} />
      {mayEdit && <Programmes programmes={programmes} />}
    </>
  )
}

function Nothing({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="notice line">
      <img src="/favicon.svg" alt="" width="40" height="40" />
      <p>
        No conference is planned. {mayEdit && <a href={ADD_DATE}>Add a date</a>}
        {mayEdit && ' and people can register within seconds.'}
      </p>
    </div>
  )
}

function PastDates({ list: { past, names }, mayEdit, seesRegistrations }: Rights) {
  const stillOpen = past.filter(({ state }) => state === 'over-open').length
  const close = closePastDates(stillOpen)
  if (past.length + names.length === 0) return null
  return (
    <div className="row top conferences-past">
      <details className="tall-summary">
        <summary>{pastWords(past, stillOpen)}</summary>
        {past.length > 0 && <DatesTable caption="Past dates" dates={past} />}
        {names.length > 0 && (
          <>
            <h2>From earlier years</h2>
            <ul className="bullets">
              {names.map((event) => (
                <li key={event.code}>
                  {seesRegistrations ? (
                    <a href={ofDate('/office/registrations', event.code)}>{eventLabel(event)}</a>
                  ) : (
                    eventLabel(event)
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
      {mayEdit && stillOpen > 0 && (
        <PostButton action={close.to} fields={{ from: 'conferences' }}>
          {close.label}
        </PostButton>
      )}
    </div>
  )
}

/** "11 past dates, 9 of them still open" */
function pastWords(past: readonly DateLine[], stillOpen: number): string {
  const count = past.length === 1 ? '1 past date' : `${past.length} past dates`
  return stillOpen > 0 ? `${count}, ${stillOpen} of them still open` : count
}

function Programmes({ programmes }: { programmes: readonly ListedProgramme[] }) {
  return (
    <section className="office-card box stack gap-2" aria-labelledby="programmes">
      <h2 id="programmes">Programmes</h2>
      <ul className="programmes lines tall-links">
        {programmes.map(({ key, name, isFromCalendar }) => (
          <li key={key}>
            <span>
              <strong>{name}</strong>
              {isFromCalendar && <span className="own-line soft">Dates from the calendar</span>}
            </span>
            <a href={addDateAddress(key)} aria-label={`Add a date: ${name}`}>
              Add a date
            </a>
            <a href={`/office/conferences/${key}`} aria-label={`Everything: ${name}`}>
              Everything
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dates in rows. On a phone each is a card: what is asked first stands first. */
function DatesTable({ caption, dates }: { caption: string; dates: readonly DateLine[] }) {
  const hasFigures = dates.some(({ figures }) => figures)
  return (
    <table className="dates tall-links">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Programme</th>
          <th scope="col">Places</th>
          {hasFigures && FIGURES.map((label) => <NumberHead key={label} label={label} />)}
          <th scope="col">Registration</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => (
          <DateRow key={date.code} date={date} />
        ))}
      </tbody>
    </table>
  )
}

const FIGURES = ['People', 'Received', 'Still due', 'Waiting']

function NumberHead({ label }: { label: string }) {
  return (
    <th scope="col" className="dates-number">
      {label}
    </th>
  )
}

function DateRow({ date }: { date: DateLine }) {
  const { code, programme, venue, state, opens, taken, places, figures } = date
  return (
    <tr>
      <th scope="row">
        <a href={dateAddress(code)}>{whenWords(date)}</a>
      </th>
      <td className="dates-name">
        {programme} <span className="dates-venue soft">{venue}</span>
      </td>
      <td className="dates-places">
        {placesWords({ taken, places })}
        <PlacesBar people={taken} capacity={places} />
      </td>
      {figures && (
        <>
          <td className="dates-number dates-people">{figures.people}</td>
          <NumberCell label="Received" value={formatRupees(figures.receivedMinor)} />
          <NumberCell label="Still due" value={formatRupees(figures.dueMinor)} />
          <NumberCell label="Waiting" value={figures.waiting} isNone={figures.waiting === 0} />
        </>
      )}
      <td className="dates-state">
        <StateChip state={state} opens={opens} />
      </td>
    </tr>
  )
}

function NumberCell(props: { label: string; value: number | string; isNone?: boolean }) {
  const { label, value, isNone = false } = props
  return (
    <td className={isNone ? 'dates-number dates-none' : 'dates-number'} data-label={label}>
      {value}
    </td>
  )
}
