import * as v from 'valibot'
import { PROGRAMME_MESSAGES } from '#app/office/words/programmes.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { DateDetails } from '#domain/conferences/date-details.ts'
import { isPrefix, suggestAddress, suggestPrefix } from '#domain/conferences/suggest-names.ts'
import type { Day } from '#domain/days.ts'
import { readDateForm } from '../date/date-form.ts'
import { readPicture } from './picture-choices.ts'

export type ProgrammeDetails = {
  name: string
  address: string
  prefix: string
  about: string
  picture: Pick<Picture, 'subject' | 'palette'>
  menu: string | undefined
  date: DateDetails
}

type Asked = {
  today: Day
  takenPrefixes: ReadonlySet<string>
  choices: readonly ProgrammeDetails['picture'][]
}

type Reading = { ok: true; programme: ProgrammeDetails } | { ok: false; errors: Errors }

/** Reads what was typed, or says beside each field what is wrong with it. */
export function readProgrammeForm(typed: Typed, { today, takenPrefixes, choices }: Asked): Reading {
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
export function withSuggestions(typed: Typed, taken: ReadonlySet<string>): Record<string, string> {
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
