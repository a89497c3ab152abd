import * as v from 'valibot'
import { officeForm, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { ComingCell } from '#app/office/figure.tsx'
import { PostButton } from '#app/office/form/office-form.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { PublishedNotice } from '#app/office/published-notice.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { eventLabel } from '#domain/conferences/conference.ts'
import { formatRupees } from '#domain/money.ts'
import { staffCan } from '#domain/staff.ts'
import { countWords, whenWords } from '#words/office/conferences.ts'
import { WHY } from '#words/office/date-forms.ts'
import { closePastDates as closingButton } from '#workflows/attention/attention-kinds.ts'
import { closePastDates } from '#workflows/conferences/change-date.ts'
import { type DateLine, type ListedDates, listDates } from '#workflows/conferences/read-dates.ts'
import { addDateRows } from './add-date.tsx'
import { cancelDateRows } from './cancel-date.tsx'
import { dateRoutes, StateChip } from './date.tsx'
import { ADD_DATE, addDateAddress, dateAddress, NEW_PROGRAMME, ofDate } from './date-addresses.ts'
import { editDateRows } from './edit-date.tsx'
import { newProgrammeRows } from './new-programme.tsx'

const list = officePage({
  path: '/conferences',
  async read(services, { actor }) {
    const read = await listDates(services, actor)
    if (!read.ok) return read
    const mayEdit = staffCan.editContent(actor)
    return { ...read, mayEdit, seesRegistrations: staffCan.seeRegistrations(actor) }
  },
  title: 'Conferences',
  View: ({ page, query }) => {
    const { coming, programmes, mayEdit } = page
    return (
      <>
        <div className="row split conferences-head">
          <h1>Conferences</h1>
          {mayEdit && (
            <div className="button-row no-print">
              <ButtonLink to={NEW_PROGRAMME} isQuiet>
                New programme
              </ButtonLink>
              {programmes.length > 0 && <ButtonLink to={ADD_DATE}>Add a date</ButtonLink>}
            </div>
          )}
        </div>
        {mayEdit && <PublishedNotice query={query} />}
        {coming.length > 0 ? (
          <DatesTable caption="Coming dates" dates={coming} />
        ) : (
          <div className="notice line">
            <img src="/favicon.svg" alt="" width="40" height="40" />
            <p>
              No conference is planned. {mayEdit && <a href={ADD_DATE}>Add a date</a>}
              {mayEdit && ' and people can register within seconds.'}
            </p>
          </div>
        )}
        <PastDates {...page} />
        {mayEdit && <Programmes programmes={programmes} />}
      </>
    )
  },
})

export const conferenceRoutes = officeRoutes([
  list,
  officeForm({
    path: '/conferences/close-past',
    needs: 'editContent',
    page: list,
    fields: v.object({ from: v.string() }),
    async run(services, { actor, key }) {
      const closed = await closePastDates(services, { actor, why: WHY.pastClosed, key })
      // Where nothing is left to close, somebody else has done it.
      return { ok: true, done: closed.ok ? `?published=${closed.number}` : '' }
    },
    to: (_, { from }, { done }) =>
      from === 'conferences' ? `/office/conferences${done}` : '/office',
  }),
  ...addDateRows,
  ...newProgrammeRows,
  ...editDateRows,
  ...cancelDateRows,
])

conferenceRoutes.route('/', dateRoutes)

function PastDates({
  past,
  names,
  mayEdit,
  seesRegistrations,
}: ListedDates & { mayEdit: boolean; seesRegistrations: boolean }) {
  const stillOpen = past.filter(({ state }) => state === 'over-open').length
  const close = closingButton(stillOpen)
  if (past.length + names.length === 0) return null
  return (
    <div className="row top conferences-past">
      <details className="tall-summary">
        <summary>
          {countWords(past.length, 'past date')}
          {stillOpen > 0 && `, ${stillOpen} of them still open`}
        </summary>
        <DatesTable caption="Past dates" dates={past} />
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

function Programmes({ programmes }: Pick<ListedDates, 'programmes'>) {
  return (
    <Sheet
      caption="Programmes"
      columns={[
        ['Programme', ({ name }) => name],
        [
          'Dates',
          ({ key, name, isFromCalendar }) => (
            <div>
              <a href={addDateAddress(key)} aria-label={`Add a date: ${name}`}>
                Add a date
              </a>
              {isFromCalendar && <span className="own-line soft">From the calendar</span>}
            </div>
          ),
        ],
        [
          'On the site',
          ({ key, name }) => (
            <a href={`/office/conferences/${key}`} aria-label={`Everything: ${name}`}>
              Everything
            </a>
          ),
        ],
      ]}
      rows={programmes}
    />
  )
}

function DatesTable({ caption, dates }: { caption: string; dates: readonly DateLine[] }) {
  const hasFigures = dates.some(({ figures }) => figures)
  return (
    <Sheet
      caption={caption}
      hidesCaption
      columns={[
        ['Date', (date) => <a href={dateAddress(date.code)}>{whenWords(date)}</a>],
        [
          'Programme',
          ({ programme, venue }) => (
            <div>
              {programme} <span className="own-line soft">{venue}</span>
            </div>
          ),
        ],
        ['Coming', ComingCell],
        ['Waiting', ({ waiting }) => waiting, 'number'],
        ...(hasFigures ? FIGURES : []),
        ['Registration', StateChip],
      ]}
      rows={dates}
    />
  )
}

const FIGURES: readonly Column<DateLine>[] = [
  ['Received', ({ figures }) => figures && formatRupees(figures.receivedMinor), 'number'],
  ['Still due', ({ figures }) => figures && formatRupees(figures.dueMinor), 'number'],
]
