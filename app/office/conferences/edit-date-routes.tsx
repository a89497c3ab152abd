import { officeForm, officePage, type PageProps, withErrors } from '#app/office/engine/engine.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { HistoryLine } from '#app/office/office-line.ts'
import { openHelpWords, whenWords } from '#app/office/words/conferences.ts'
import { whyWords } from '#app/office/words/content.ts'
import { NOTHING_CHANGED, tooFewPlacesMessage, WHY } from '#app/office/words/date-forms.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Actor } from '#domain/staff.ts'
import { changeDate, checkChange } from '#workflows/conferences/change-date.ts'
import {
  changedSince,
  type DatePage,
  readDate,
  readDateAt,
} from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/store-next-version.ts'
import type { StoredVersion } from '#workflows/content/versions.ts'
import { consequencesOf, dateChanges, detailsOf } from './date/date-changes.ts'
import { DateFields } from './date/date-fields.tsx'
import { type DateFormKind, readDateForm, rebased, typedOf } from './date/date-form.ts'
import { VisitorsSee } from './date/visitors-see.tsx'
import { dateAddress } from './date-addresses.ts'
import { problemsOf } from './publish-problems.ts'
import { StepForm, stepOf } from './step-form.tsx'

const editing = officePage({
  path: '/conferences/:code/edit',
  needs: 'editContent',
  async read(services, asked) {
    const read = await readDate(services, asked)
    if (!read.ok) return read
    const openHelp = openHelpWords(read.date.event, services.now().getTime())
    return { date: read.date, openHelp, version: services.live.version().number }
  },
  title: 'Edit this date',
  View: EditDateView,
})

/** The short form of a date that there is already. */
export const editDateRows = [
  editing,
  officeForm({
    path: '/conferences/:code/edit',
    needs: 'editContent',
    page: editing,
    async fields({ typed }, services, asked) {
      const found = await readDate(services, asked)
      if (!found.ok) return found
      const { date } = found
      const today = dayInIndia(services.now().getTime())
      const read = readDateForm(typed, { kind: kindOf(date), today, event: date.event })
      return read.ok ? { ok: true, value: { date, details: read.date, typed } } : read
    },
    async plan(services, asked, { date, details }) {
      const checked = await checkChange(services, { ...asked, date: details })
      if (!checked.ok) return withErrors(checked, errorsOf)
      const changes = dateChanges(date.event, details)
      if (changes.length === 0) return { ok: false, errors: { '': NOTHING_CHANGED } }
      return { ok: true, will: [...changes, ...consequencesOf(date, details)] }
    },
    async run(services, { version = 0, ...asked }, { date, details, typed }) {
      const why = WHY.changed(`${date.name}, ${whenWords(date)}`)
      const changed = await changeDate(services, { ...asked, date: details, why, version })
      if (!changed.ok && changed.problem === 'changed') {
        return { ok: false, ...(await changedMeanwhile(services, asked, typed, version)) }
      }
      return withErrors(changed, errorsOf)
    },
    to: ({ code }, _, { number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

function kindOf({ calendar, days }: DatePage): DateFormKind {
  if (calendar) return 'calendar'
  return days ? 'own' : 'undated'
}

/** Somebody else was quicker: what they changed, and what was typed over it. */
async function changedMeanwhile(
  services: SiteServices,
  asked: { actor: Actor; code: string },
  typed: Typed,
  version: number,
) {
  await refreshContent(services)
  const read = await readDate(services, asked)
  if (!read.ok) return read
  const before = await readDateAt(services, { code: asked.code, version })
  const [newest, ...others] = await changedSince(services, version)
  const parts = before ? dateChanges(before, detailsOf(read.date.event)) : []
  return {
    typed: rebased(typed, typedOf(before), typedOf(read.date.event)),
    version: services.live.version().number,
    changes: newest ? [toLine(newest, parts), ...others.map((each) => toLine(each, []))] : [],
  }
}

function toLine(version: StoredVersion, parts: string[]): HistoryLine {
  return { at: version.at, who: version.author, words: whyWords(version), parts }
}

function errorsOf(refused: Extract<Awaited<ReturnType<typeof changeDate>>, { ok: false }>): Errors {
  return refused.problem === 'too-few-places'
    ? { places: tooFewPlacesMessage(refused.taken) }
    : { '': problemsOf(refused).join(' ') }
}

/** The same short form for a date that there is already, or what will change. */
function EditDateView({
  page: { date, openHelp, version },
  refused,
}: PageProps<{
  date: DatePage
  openHelp: string | undefined
  /** Of the content with which the form was first opened. */
  version: number
}>) {
  const step = stepOf(refused, typedOf(date.event))
  const { typed, errors } = step
  const kind = kindOf(date)
  const address = dateAddress(date.code)
  return (
    <>
      <LinkLine to={address}>Back to the date</LinkLine>
      <h1>Edit this date</h1>
      <p>
        {date.name} · {whenWords(date)}
      </p>
      <ChangesNotice about="date" changes={refused?.changes ?? []} />
      {kind === 'calendar' && <FromCalendar date={date} />}
      <StepForm
        action={`${address}/edit`}
        cancel={address}
        see={<VisitorsSee name={date.name} typed={shownOf(date, kind, typed)} dates={date.dates} />}
        version={refused?.version ?? version}
        {...step}
      >
        <DateFields kind={kind} openHelp={openHelp} typed={typed} errors={errors} />
        <p>
          Everything that this form does not ask for is under{' '}
          <a href={`/office/conferences/${date.key}`}>Everything</a>.
        </p>
      </StepForm>
    </>
  )
}

/** A date of the calendar has its days and place from there. */
function shownOf({ days, venue }: DatePage, kind: DateFormKind, typed: Typed) {
  if (kind !== 'calendar') return typed
  return { ...typed, first: days?.first ?? '', last: days?.last ?? '', venue, open: 'yes' }
}

function FromCalendar({ date: { calendar } }: { date: DatePage }) {
  return (
    <p className="notice">
      This date comes from the church’s calendar. Change its days and its place there:{' '}
      <a href={calendar}>open the calendar</a>. Its places and prices are those of all such dates.
    </p>
  )
}
