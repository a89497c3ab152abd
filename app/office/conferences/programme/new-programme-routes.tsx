import { Hono } from 'hono'
import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { readDateForm } from '#app/office/conferences/date/date-form.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { doubtWords, WHY } from '#app/office/words/date-forms.ts'
import {
  newProgrammeWords,
  PROGRAMME_MESSAGES,
  programmeWords,
} from '#app/office/words/programmes.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, SentForm, Typed } from '#app/ui/form/typed.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { isPrefix, suggestAddress, suggestPrefix } from '#domain/conferences/short-name.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { staffCan } from '#domain/staff.ts'
import { addProgramme, formAddress, planProgramme } from '#workflows/conferences/add-programme.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { programmePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress } from '../date-addresses.ts'
import { problemsOf } from '../publish-problems.ts'
import { readStep, type ShownStep, statusOf, stepOf } from '../step-form.tsx'
import { NewProgrammeView } from './new-programme-view.tsx'
import { pictureChoices, readPicture } from './picture-choices.ts'

/** A new programme, in two steps: what it is called and its first date, and what will be made. */
export const newProgrammeRoutes = new Hono<OfficeEnv>()

newProgrammeRoutes.get('/conferences/new-programme', (context) => {
  if (!staffCan.editContent(staffOf(context))) return answerNotAllowed(context)
  const typed = { open: 'yes', menu: usualMenu(context.env.services.content) }
  return answerForm(context, { typed })
})

newProgrammeRoutes.post('/conferences/new-programme', async (context) => {
  if (!staffCan.editContent(staffOf(context))) return answerNotAllowed(context)
  const sent = await sentForm(context.req.raw)
  const intent = readStep(sent.typed)
  if (intent === 'show' || intent === 'edit') return answerForm(context, sent)
  const { services } = context.env
  const today = dayInIndia(services.now().getTime())
  const choices = pictureChoices(services.content)
  const read = readProgrammeForm(sent.typed, today, prefixesOf(context), choices)
  if (!read.ok) return answerForm(context, { ...sent, errors: read.errors })
  const { programme } = read
  if (intent === 'publish') return publish(context, sent, programme)
  const plan = planProgramme(services, wantedOf(context, programme))
  if (!plan.ok) return answerForm(context, { ...sent, errors: errorsOf(plan) })
  const { date, ...planned } = programme
  const names = { ...planned, form: formAddress(planned.address), open: date.open }
  const will = [...newProgrammeWords(names), ...doubtWords(date.price)]
  return answerForm(context, { ...sent, will })
})

function prefixesOf(context: OfficeContext): ReadonlySet<string> {
  const { programmes } = context.env.services.content.conferences
  return new Set(Object.values(programmes).map(({ prefix }) => prefix))
}

function wantedOf(context: OfficeContext, programme: ProgrammeDetails) {
  const isTaken = (path: string) => findAddress(path) !== undefined
  return { ...programme, actor: staffOf(context), isTaken }
}

function answerForm(context: OfficeContext, shown: ShownStep): Response {
  const { content } = context.env.services
  const suggested = withSuggestions({ title: shown.typed.title ?? '' }, prefixesOf(context))
  return answerPage(context, {
    title: 'New programme',
    status: statusOf(shown),
    content: (
      <NewProgrammeView
        {...stepOf(shown)}
        suggested={suggested}
        choices={pictureChoices(content)}
        menus={content.church.navigation.map(({ label }) => label)}
      />
    ),
  })
}

async function publish(
  context: OfficeContext,
  sent: SentForm,
  programme: ProgrammeDetails,
): Promise<Response> {
  const { services } = context.env
  const { name, about } = programme
  const words = programmeWords(name, about)
  const adding = { ...wantedOf(context, programme), words, why: WHY.programme(name), key: sent.key }
  const added = await addProgramme(services, adding)
  if (added.ok) {
    const code = (await addedCode(services, added.number)) ?? ''
    return context.redirect(`${dateAddress(code)}?published=${added.number}`, 303)
  }
  if (added.problem === 'not-allowed') return answerNotAllowed(context)
  return answerForm(context, { ...sent, errors: errorsOf(added), status: 409 })
}

function errorsOf(
  refused: Extract<Awaited<ReturnType<typeof addProgramme>>, { ok: false }>,
): Errors {
  switch (refused.problem) {
    case 'address-exists':
      return { address: PROGRAMME_MESSAGES['address-exists'] }
    case 'prefix-exists':
      return { prefix: PROGRAMME_MESSAGES['prefix-exists'] }
    case 'no-menu':
      return { menu: PROGRAMME_MESSAGES['no-menu'] }
    default:
      return { '': problemsOf(refused).join(' ') }
  }
}

/** The menu in which most programmes stand. Empty where none does. */
function usualMenu(content: Content): string {
  const pages = Object.keys(content.conferences.programmes).map(
    (key) => `/${programmePage(content, key)}`,
  )
  const counted = content.church.navigation.map(({ label, links }) => ({
    label,
    count: links.filter(({ to }) => pages.includes(to)).length,
  }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.label : ''
}

type ProgrammeDetails = {
  name: string
  address: string
  prefix: string
  about: string
  picture: Pick<Picture, 'subject' | 'palette'>
  menu: string | undefined
  date: DateDetails
}

/** Reads what was typed, or says beside each field what is wrong with it. */
function readProgrammeForm(
  typed: Typed,
  today: Day,
  takenPrefixes: ReadonlySet<string>,
  choices: readonly ProgrammeDetails['picture'][],
): { ok: true; programme: ProgrammeDetails } | { ok: false; errors: Errors } {
  const named = withSuggestions(typed, takenPrefixes)
  const read = readForm(FORM, named)
  const date = readDateForm(typed, { kind: 'new', today })
  if (!read.ok || !date.ok) {
    return {
      ok: false,
      errors: { ...(read.ok ? {} : read.errors), ...(date.ok ? {} : date.errors) },
    }
  }
  const { title: name, menu, ...names } = read.value
  const picture = readPicture(typed.picture, choices)
  return {
    ok: true,
    programme: { ...names, name, menu: menu || undefined, picture, date: date.date },
  }
}

/** What is left empty is suggested from the title. */
function withSuggestions(typed: Typed, taken: ReadonlySet<string>): Record<string, string> {
  const { title = '', address, prefix } = typed
  return {
    ...typed,
    address: address || suggestAddress(title),
    prefix: prefix || suggestPrefix(title, taken),
  }
}

const LONGEST_TITLE = 60
const LONGEST_ABOUT = 300

const FORM = v.object({
  title: v.pipe(
    v.string(),
    v.nonEmpty(PROGRAMME_MESSAGES.title),
    v.maxLength(LONGEST_TITLE, PROGRAMME_MESSAGES.longTitle),
  ),
  about: v.pipe(v.string(), v.maxLength(LONGEST_ABOUT, PROGRAMME_MESSAGES.longAbout)),
  /** "Summer Camp" and "/summer-camp" are understood. */
  address: v.pipe(
    v.string(),
    v.transform(suggestAddress),
    v.check((address) => address.length > 1, PROGRAMME_MESSAGES.address),
  ),
  prefix: v.pipe(
    v.string(),
    v.transform((text) => text.toUpperCase().replaceAll(/[^A-Z]/g, '')),
    v.check(isPrefix, PROGRAMME_MESSAGES.prefix),
  ),
  menu: v.string(),
})
