import * as edit from '#content-model/editing/conferences/edit-conferences.ts'
import { type Content, RESERVED_ADDRESSES } from '#content-model/schema/content.ts'
import { type Picture, picture } from '#content-model/schema/picture.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { fileValue, withValue } from '#content-model/stored-file.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { freeCode, newPrefix } from '#domain/conferences/short-name.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { publishedBy, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import { CONFERENCES, changedFiles, takenCodes } from './changed-files.ts'
import { programmePage } from './read-dates.ts'

export type NewProgramme = {
  name: string
  address: string
  menu: string | undefined
  date: DateDetails
}

type ProgrammeRequest = NewProgramme & {
  actor: Actor
  /** The routes of the software are known to the caller. */
  isTaken: (address: string) => boolean
}

export function planProgramme(
  { content }: Services,
  { actor, name, address, menu, isTaken }: ProgrammeRequest,
) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const { programmes } = content.conferences
  const names = [...RESERVED_ADDRESSES, ...Object.keys(content.pages), ...Object.keys(programmes)]
  const isUsed = (name: string) => names.includes(name) || isTaken(`/${name}`)
  if ([address, formAddress(address)].some(isUsed)) return refuse('address-exists')
  const isMenu = menu === undefined || content.church.navigation.some(({ label }) => label === menu)
  if (!isMenu) return refuse('no-menu')
  const taken = new Set(Object.values(programmes).map(({ prefix }) => prefix))
  return { ok: true as const, prefix: newPrefix(name, taken) }
}

export function formAddress(address: string): string {
  return `${address}register`
}

type Adding = ProgrammeRequest & {
  words: Record<'title' | 'formDescription' | 'pageDescription' | 'lead' | 'text', string> &
    Record<'register' | 'dates' | 'none' | 'phone' | 'email', string>
  why: string
  key: string | undefined
}

export async function addProgramme(services: Services, adding: Adding) {
  const plan = planProgramme(services, adding)
  if (!plan.ok) return (await publishedBy(services.db, adding.key)) ?? plan
  const taken = await takenCodes(services)
  const { actor, why, key, name, address, menu } = adding
  const made = { ...adding, picture: freePicture(services.content) }
  const publishing = { actor, why, key, action: 'add-programme' } as const
  const [form, path] = [formAddress(address), `pages/${address}.yaml`]
  return publishFiles(services, {
    ...publishing,
    change: (files) => {
      const conferences = fileValue(CONFERENCES, files.get(CONFERENCES))
      const isThere = valueIn(valueIn(conferences, 'programmes'), form) !== undefined
      // Somebody else has published meanwhile.
      if (isThere || files.has(path)) return undefined
      const programme = programmeValue(conferences, { ...made, prefix: plan.prefix, taken })
      const withForm = changedFiles(files, CONFERENCES, (value) =>
        edit.withProgramme(value, form, () => programme),
      )
      const withRow = changedFiles(withForm, 'register-now.yaml', (value) =>
        edit.withRegisterNow(value, { event: name, to: `/${form}` }),
      )
      const link = { label: name, to: `/${address}` }
      const inMenu =
        menu === undefined
          ? withRow
          : changedFiles(withRow, 'church.yaml', (value) =>
              edit.withMenuLink(value, { menu, link }),
            )
      return new Map(inMenu).set(path, withValue(path, undefined, pageValue(made)))
    },
  })
}

type Made = Adding & { picture: PictureChoice }

function programmeValue(conferences: unknown, made: Made & { prefix: string; taken: string[] }) {
  const { name, address, prefix, picture, date, words, taken } = made
  const codes = new Set([...taken, ...edit.rawCodes(conferences)])
  const code = freeCode({ prefix, first: date.days?.first ?? '', taken: codes })
  const rule = edit.cancelValue(date.cancel, undefined)
  return {
    title: words.title,
    prefix,
    head: {
      description: words.formDescription,
      lead: words.lead,
      style: formAddress(address),
      picture: { ...picture },
    },
    calendarTitles: [name],
    prices: edit.priceValue(date.price, undefined),
    ...rule,
    events: [edit.newDateValue({ code, name, date, programme: rule, like: undefined })],
  }
}

function pageValue({ name, address, picture, words }: Made) {
  return {
    head: {
      title: name,
      description: words.pageDescription,
      heading: name,
      style: address,
      lead: words.lead,
      picture: { ...picture },
      action: { label: words.register, to: `/${formAddress(address)}` },
      facts: [
        { label: words.phone, church: 'phone' },
        { label: words.email, church: 'email' },
      ],
    },
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'events', heading: words.dates, titles: [name], none: words.none },
    ],
  }
}

/** The menu that has most pages of programmes. */
export function usualMenu(content: Content): string {
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

type PictureChoice = Pick<Picture, 'subject' | 'palette'>

/** One that no page and no programme has yet. */
function freePicture({ pages, conferences }: Content): PictureChoice {
  const nameOf = ({ subject, palette }: PictureChoice) => `${subject} ${palette}`
  const heads = [...Object.values(pages), ...Object.values(conferences.programmes)]
  const used = new Set(heads.flatMap((page) => ('head' in page ? [nameOf(page.head.picture)] : [])))
  const { subject: subjects, palette: palettes } = picture.entries
  const all = palettes.options.flatMap((palette) =>
    subjects.options.map((subject) => ({ subject, palette })),
  )
  return all.find((choice) => !used.has(nameOf(choice))) ?? { subject: 'sunrise', palette: 'dawn' }
}
