import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import { readDateForm } from '#app/office/conferences/date/date-form.ts'
import { officeForm, officePage, withErrors } from '#app/office/engine/engine.tsx'
import { doubtWords, WHY } from '#app/office/words/date-forms.ts'
import {
  newProgrammeWords,
  PROGRAMME_MESSAGES,
  programmeWords,
} from '#app/office/words/programmes.ts'
import { type FormReading, readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { isPrefix, suggestAddress, suggestPrefix } from '#domain/conferences/short-name.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { addProgramme, formAddress, planProgramme } from '#workflows/conferences/add-programme.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { programmePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress } from '../date-addresses.ts'
import { problemsOf } from '../publish-problems.ts'
import { NewProgrammeView } from './new-programme-view.tsx'
import { pictureChoices, readPicture } from './picture-choices.ts'

const adding = officePage({
  path: '/conferences/new-programme',
  needs: 'editContent',
  async read({ content }, _, __, refused) {
    return {
      suggested: withSuggestions({ title: refused?.typed.title ?? '' }, prefixesOf(content)),
      choices: pictureChoices(content),
      menus: content.church.navigation.map(({ label }) => label),
      opened: { open: 'yes', menu: usualMenu(content) },
    }
  },
  title: 'New programme',
  View: NewProgrammeView,
})

/** A new programme, in two steps: what it is called and its first date, and what will be made. */
export const newProgrammeRows = [
  adding,
  officeForm({
    path: '/conferences/new-programme',
    needs: 'editContent',
    page: adding,
    fields({ typed }, { content, now }) {
      const today = dayInIndia(now().getTime())
      return readProgrammeForm(typed, today, prefixesOf(content), pictureChoices(content))
    },
    plan(services, { actor }, programme) {
      const plan = planProgramme(services, { ...programme, actor, isTaken })
      if (!plan.ok) return withErrors(plan, errorsOf)
      const { date, ...planned } = programme
      const names = { ...planned, form: formAddress(planned.address), open: date.open }
      return { ok: true, will: [...newProgrammeWords(names), ...doubtWords(date.price)] }
    },
    async run(services, { actor, key }, programme) {
      const { name, about } = programme
      const words = programmeWords(name, about)
      const wanted = { ...programme, actor, isTaken, words, why: WHY.programme(name), key }
      const added = await addProgramme(services, wanted)
      if (!added.ok) return withErrors(added, errorsOf)
      return { ...added, code: (await addedCode(services, added.number)) ?? '' }
    },
    to: (_, __, { code, number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

function prefixesOf({ conferences }: Content): ReadonlySet<string> {
  return new Set(Object.values(conferences.programmes).map(({ prefix }) => prefix))
}

function isTaken(path: string): boolean {
  return findAddress(path) !== undefined
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
): FormReading<ProgrammeDetails> {
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
    value: { ...names, name, menu: menu || undefined, picture, date: date.date },
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
