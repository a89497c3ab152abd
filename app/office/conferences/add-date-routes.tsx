import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { LinkLine, LinkList, type ListedLink } from '#app/office/link-list.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { daysWords, whenWords } from '#app/office/words/conferences.ts'
import { DATE_MESSAGES, doubtWords, newDateWords, WHY } from '#app/office/words/date-forms.ts'
import type { Errors, SentForm, Typed } from '#app/ui/form/typed.ts'
import { type DateDetails, latestDate } from '#domain/conferences/calendar-date.ts'
import {
  type ConferenceEvent,
  findProgramme,
  type Programme,
} from '#domain/conferences/conference.ts'
import { programmeName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { staffCan } from '#domain/staff.ts'
import { addDate, newDateName, planDate } from '#workflows/conferences/add-date.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { DateFields } from './date/date-fields.tsx'
import { readDateForm, typedOf } from './date/date-form.ts'
import { VisitorsSee } from './date/visitors-see.tsx'
import { ADD_DATE, addDateAddress, dateAddress } from './date-addresses.ts'
import { problemsOf } from './publish-problems.ts'
import { readStep, type ShownStep, type Step, StepForm, statusOf, stepOf } from './step-form.tsx'

/** A new date of a programme, in two steps: a few fields, and what visitors will see. */
export const addDateRoutes = new Hono<OfficeEnv>()

addDateRoutes.get('/conferences/add-date', (context) => {
  const about = aboutOf(context, context.req.query())
  if (about instanceof Response) return about
  const { first: _, last: __, ...typed } = typedOf(about.like ?? offered(about.programme))
  return answerForm(context, about, { typed: { ...typed, open: 'yes' } })
})

addDateRoutes.post('/conferences/add-date', async (context) => {
  const sent = await sentForm(context.req.raw)
  const about = aboutOf(context, sent.typed)
  if (about instanceof Response) return about
  const intent = readStep(sent.typed)
  if (intent === 'show' || intent === 'edit') return answerForm(context, about, sent)
  const today = dayInIndia(context.env.services.now().getTime())
  const read = readDateForm(sent.typed, { kind: 'new', today })
  if (!read.ok) return answerForm(context, about, { ...sent, errors: read.errors })
  if (intent === 'publish') return publish(context, about, { sent, date: read.date })
  return answerPlan(context, about, { sent, date: read.date })
})

/** The programme that a date is added to, and the date that it is like. */
type About = { key: string; programme: Programme; like: ConferenceEvent | undefined }

function aboutOf(context: OfficeContext, given: Typed): About | Response {
  if (!staffCan.editContent(staffOf(context))) return answerNotAllowed(context)
  const { programmes } = context.env.services.content.conferences
  const key = given.programme ?? usualProgramme(programmes)
  const programme = findProgramme(programmes, key)
  if (!programme) return answerNotFound(context)
  const like = programme.events.find(({ code }) => code === given.like) ?? latestDate(programme)
  return { key, programme, like }
}

/** The one whose dates are added here, with the latest of them. */
function usualProgramme(programmes: Readonly<Record<string, Programme>>): string {
  const latest = (key: string) =>
    latestDate(programmes[key] ?? { title: '', prefix: '', events: [] })
  const keys = Object.keys(programmes)
  const own = keys.filter((key) => !programmes[key]?.fromCalendar)
  const [usual] = (own.length > 0 ? own : keys).toSorted((one, other) =>
    (latest(one)?.days?.first ?? '') > (latest(other)?.days?.first ?? '') ? -1 : 1,
  )
  return usual ?? ''
}

/** Without any date, the places and prices of dates from the calendar. */
function offered({ prices, capacity, venue = '' }: Programme): ConferenceEvent | undefined {
  const named = { code: '', name: '', dates: '', venue }
  return prices && { ...named, open: true, letter: false, capacity, price: prices }
}

function answerForm(context: OfficeContext, about: About, shown: ShownStep): Response {
  const content = <AddDateView {...viewOf(context, about)} {...stepOf(shown)} />
  return answerPage(context, { title: 'Add a date', status: statusOf(shown), content })
}

function viewOf(context: OfficeContext, { key, programme, like }: About) {
  const { programmes } = context.env.services.content.conferences
  const tabs = Object.entries(programmes).map(
    ([each, { title }]) => [addDateAddress(each), programmeName({ title })] as const,
  )
  return {
    programme: { key, name: programmeName(programme) },
    name: newDateName(programme, like),
    tabs,
    like,
    isFromCalendar: programme.fromCalendar === true,
  }
}

type Sent = { sent: SentForm; date: DateDetails }

async function answerPlan(context: OfficeContext, about: About, { sent, date }: Sent) {
  const { programme, like } = about
  const plan = planDate(context.env.services, wantedOf(context, about, date))
  if (!plan.ok) {
    if (plan.problem === 'not-allowed') return answerNotAllowed(context)
    return answerForm(context, about, { ...sent, errors: { first: DATE_MESSAGES.exists } })
  }
  const { open, places, price } = date
  const isFromCalendar = programme.fromCalendar === true
  const will = [...newDateWords({ open, places, like, isFromCalendar }), ...doubtWords(price)]
  return answerForm(context, about, { ...sent, will })
}

function wantedOf(context: OfficeContext, { key, like }: About, date: DateDetails) {
  return { actor: staffOf(context), programme: key, like: like?.code, date }
}

async function publish(context: OfficeContext, about: About, { sent, date }: Sent) {
  const { services } = context.env
  const what = `${programmeName(about.programme)}, ${date.days ? daysWords(date.days) : ''}`
  const why = WHY.added(what)
  const adding = { ...wantedOf(context, about, date), why, key: sent.key }
  const added = await addDate(services, adding)
  if (added.ok) {
    const code = (await addedCode(services, added.number)) ?? ''
    return context.redirect(`${dateAddress(code)}?published=${added.number}`, 303)
  }
  if (added.problem === 'not-allowed') return answerNotAllowed(context)
  const errors: Errors =
    added.problem === 'date-exists'
      ? { first: DATE_MESSAGES.exists }
      : { '': problemsOf(added).join(' ') }
  return answerForm(context, about, { ...sent, errors, status: 409 })
}

/** A new date: its few fields, or what will happen. */
function AddDateView(
  props: Step & {
    programme: { key: string; name: string }
    /** What the new date is called. */
    name: string
    /** The programmes side by side: another one has other prices. */
    tabs: readonly ListedLink[]
    like: ConferenceEvent | undefined
    isFromCalendar: boolean
  },
) {
  const { programme, name, tabs, like, isFromCalendar, ...step } = props
  const { will, typed, errors } = step
  return (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <h1>Add a date: {programme.name}</h1>
      {!will && tabs.length > 1 && (
        <nav className="tabs" aria-label="Programme">
          <LinkList links={tabs} current={addDateAddress(programme.key)} />
        </nav>
      )}
      {!will && isFromCalendar && (
        <p className="notice">
          Dates of this programme come from the church’s calendar: enter the date there, and there
          is nothing more to do. Add it here only if it should not be in the calendar.
        </p>
      )}
      <StepForm
        action={ADD_DATE}
        fixed={{ programme: programme.key, ...(like && { like: like.code }) }}
        cancel="/office/conferences"
        see={<VisitorsSee name={name} typed={typed} />}
        {...step}
      >
        <DateFields kind="new" pricesHelp={like && pricesOf(like)} typed={typed} errors={errors} />
      </StepForm>
    </>
  )
}

/** Whose prices are filled in. */
function pricesOf({ days, dates }: ConferenceEvent): string {
  return `Taken from ${whenWords({ days, dates })}.`
}
