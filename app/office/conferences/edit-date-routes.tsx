import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import type { HistoryLine } from '#app/office/office-line.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { openHelpWords, whenWords } from '#app/office/words/conferences.ts'
import { whyWords } from '#app/office/words/content.ts'
import { NOTHING_CHANGED, tooFewPlacesMessage, WHY } from '#app/office/words/date-forms.ts'
import type { Errors, SentForm, Typed } from '#app/ui/form/typed.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { dayInIndia } from '#domain/days.ts'
import { staffCan } from '#domain/staff.ts'
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
import { readStep, type ShownStep, type Step, StepForm, statusOf, stepOf } from './step-form.tsx'

/** The short form of a date that there is already. */
export const editDateRoutes = new Hono<OfficeEnv>()

editDateRoutes.get('/conferences/:code/edit', async (context) => {
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  return answerForm(context, date, { typed: typedOf(date.event) })
})

editDateRoutes.post('/conferences/:code/edit', async (context) => {
  const sent = await sentForm(context.req.raw)
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  const intent = readStep(sent.typed)
  if (intent === 'show' || intent === 'edit') return answerForm(context, date, sent)
  const today = dayInIndia(context.env.services.now().getTime())
  const read = readDateForm(sent.typed, { kind: kindOf(date), today, event: date.event })
  if (!read.ok) return answerForm(context, date, { ...sent, errors: read.errors })
  if (intent === 'publish') return publish(context, date, { sent, details: read.date })
  return answerPlan(context, date, { sent, details: read.date })
})

/** The date of the address, which only editors open, or the answer for others. */
async function findDateToEdit(context: OfficeContext, code: string): Promise<DatePage | Response> {
  const actor = staffOf(context)
  if (!staffCan.editContent(actor)) return answerNotAllowed(context)
  const read = await readDate(context.env.services, { actor, code })
  return read.ok ? read.date : answerNotFound(context)
}

function kindOf({ calendar, days }: DatePage): DateFormKind {
  if (calendar) return 'calendar'
  return days ? 'own' : 'undated'
}

type Shown = ShownStep & { changes?: HistoryLine[] }

function answerForm(context: OfficeContext, date: DatePage, shown: Shown): Response {
  const { services } = context.env
  const { version = services.live.version().number, changes = [] } = shown
  const openHelp = openHelpWords(date.event, services.now().getTime())
  const form = { kind: kindOf(date), version, changes, openHelp, ...stepOf(shown) }
  const content = <EditDateView date={date} {...form} />
  return answerPage(context, { title: 'Edit this date', status: statusOf(shown), content })
}

type Sent = { sent: SentForm; details: DateDetails }

async function answerPlan(context: OfficeContext, date: DatePage, { sent, details }: Sent) {
  const checked = await asStaff(context, checkChange, { code: date.code, date: details })
  if (!checked.ok) return answerForm(context, date, { ...sent, errors: errorsOf(checked) })
  const changes = dateChanges(date.event, details)
  if (changes.length === 0) {
    return answerForm(context, date, { ...sent, errors: { '': NOTHING_CHANGED } })
  }
  return answerForm(context, date, {
    ...sent,
    will: [...changes, ...consequencesOf(date, details)],
  })
}

async function publish(context: OfficeContext, date: DatePage, { sent, details }: Sent) {
  const { key, version = 0 } = sent
  const { code } = date
  const why = WHY.changed(`${date.name}, ${whenWords(date)}`)
  const changed = await asStaff(context, changeDate, { code, date: details, why, key, version })
  if (changed.ok) return context.redirect(`${dateAddress(code)}?published=${changed.number}`, 303)
  if (changed.problem === 'not-allowed') return answerNotAllowed(context)
  if (changed.problem !== 'changed') {
    return answerForm(context, date, { ...sent, errors: errorsOf(changed), status: 409 })
  }
  return answerChanged(context, date, sent)
}

/** Somebody else was quicker: what they changed, and what was typed over it. */
async function answerChanged(context: OfficeContext, { code }: DatePage, sent: SentForm) {
  const { services } = context.env
  const { typed, version = 0 } = sent
  await refreshContent(services)
  const date = await findDateToEdit(context, code)
  if (date instanceof Response) return date
  const before = await readDateAt(services, { code, version })
  const [newest, ...others] = await changedSince(services, version)
  const parts = before ? dateChanges(before, detailsOf(date.event)) : []
  const changes = newest ? [toLine(newest, parts), ...others.map((each) => toLine(each, []))] : []
  return answerForm(context, date, {
    ...sent,
    typed: rebased(typed, typedOf(before), typedOf(date.event)),
    version: services.live.version().number,
    changes,
    status: 409,
  })
}

function toLine(version: StoredVersion, parts: string[]): HistoryLine {
  return { at: version.at, who: version.author, words: whyWords(version), parts }
}

function errorsOf(refused: Extract<Awaited<ReturnType<typeof changeDate>>, { ok: false }>): Errors {
  return refused.problem === 'too-few-places'
    ? { places: tooFewPlacesMessage(refused.taken) }
    : { '': problemsOf(refused).join(' ') }
}

type EditDateProps = Step & {
  date: DatePage
  kind: DateFormKind
  /** Of the content with which the form was first opened. */
  version: number
  /** What somebody else has published meanwhile. */
  changes: readonly HistoryLine[]
  openHelp: string | undefined
}

/** The same short form for a date that there is already, or what will change. */
function EditDateView({ date, kind, changes, openHelp, ...form }: EditDateProps) {
  const { typed, errors } = form
  const address = dateAddress(date.code)
  return (
    <>
      <LinkLine to={address}>Back to the date</LinkLine>
      <h1>Edit this date</h1>
      <p>
        {date.name} · {whenWords(date)}
      </p>
      <ChangesNotice about="date" changes={changes} />
      {kind === 'calendar' && <FromCalendar date={date} />}
      <StepForm
        action={`${address}/edit`}
        cancel={address}
        see={<VisitorsSee name={date.name} typed={shownOf(date, kind, typed)} dates={date.dates} />}
        {...form}
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
