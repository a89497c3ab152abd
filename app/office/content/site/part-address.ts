import * as v from 'valibot'
import { withQuery } from '#app/office/content/content-address.ts'
import type { PAGE_PATHS } from '#app/office/content/preview/routes.tsx'
import { formOf } from '#content-model/editing/form-of.ts'
import { entryLabel, fileName } from '#content-model/editing/form-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import {
  fileSchema,
  isChoice,
  optionOf,
  type Schema,
  schemaAt,
  unwrapped,
  valueIn,
} from '#content-model/schema/schema-at.ts'
import type { EditedPlace } from '#workflows/content/drafts/edit-file.ts'

export type Part = Pick<EditedPlace, 'path' | 'keys' | 'only'>

export function siteAddress(page: string): string {
  return page === '/' ? '/office/site' : `/office/site${page}`
}

export type SiteRow = { path: `/site${(typeof PAGE_PATHS)[number]}`; needs: 'editContent' }

export function sitePage(asked: Partial<Record<'language' | 'folder' | 'page', string>>): string {
  return `/${[asked.language, asked.folder, asked.page].filter(Boolean).join('/')}`
}

/** Where a form about all own drafts leads back to: the page, or the translations that it came from. */
export function backAddress(page: string, back = ''): string {
  return BACK.test(back) ? back : siteAddress(page)
}

const BACK = /^\/office\/content\/languages(?:\/[a-z0-9-]+)*$/

export function partAddress(page: string, part: Part, added?: number): string {
  return withQuery(siteAddress(page), { part: partName(part), added })
}

/** `pages/home:hero`, `church:services`, `church:@contact` */
export function partName({ path, keys, only }: Part): string {
  const selected = SELECTIONS.find((each) => each.path === path && each.only === only)
  return `${path.replace(/\.yaml$/, '')}:${selected ? `@${selected.name}` : keys.join('.')}`
}

/** Undefined for what is no part's name. */
export function readPartName(name: string): Part | undefined {
  const [, file = '', place = ''] = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?):([\w.@-]*)$/.exec(name) ?? []
  if (file === '') return undefined
  const path = `${file}.yaml`
  if (place.startsWith('@')) {
    return SELECTIONS.find((each) => each.path === path && `@${each.name}` === place)
  }
  const keys = place === '' ? [] : place.split('.')
  return keys.at(-1) === 'head' ? { path, keys, only: HEAD_FIELDS } : { path, keys }
}

/** What is seen at the top of a page. Its name for the design is left to the whole form. */
const HEAD_FIELDS = ['title', 'description', 'heading', 'lead', 'picture', 'action', 'facts']

export function partId(part: Part): string {
  return `edit-${partName(part).replace(/[^a-z0-9]+/gi, '-')}`
}

function selection(file: string, name: string, title: string, only: string[]) {
  return { path: `${file}.yaml`, keys: [], name, title, only }
}

const CONTACT = ['name', 'shortName', 'phone', 'email', 'officeHours', 'address', 'map']
const CHURCH_CONTACT = selection('church', 'contact', 'Name, address and phone', CONTACT)

export const SELECTIONS: readonly (Part & { name: string; title: string })[] = [
  CHURCH_CONTACT,
  selection('church', 'social', 'Social media', ['social']),
  selection('giving', 'top', 'Top of the page', ['title', 'description', 'lead', 'picture']),
  selection('giving', 'form', 'What people can give for', ['text', 'funds']),
  selection('giving', 'ways', 'Bank account and UPI', ['bank', 'upi', 'note']),
  selection('policy', 'top', 'Top of the page', ['title', 'description', 'picture']),
]

/** The part that shows a place. A fact that is the church's own is edited where it is written. */
export function partAt(content: Content, place: string): Part | undefined {
  const part = readPartName(place)
  if (!part || !/:head\.facts\.\d+$/.test(place)) return part
  const church = valueIn(part.keys.reduce(valueIn, contentOfFile(content, part.path)), 'church')
  if (church === 'services') return { path: 'church.yaml', keys: ['services'] }
  // The others are edited with their card.
  return church === undefined ? undefined : CHURCH_CONTACT
}

/** An entry is called by its own name, others as in their schema. `whole` is the value of the file. */
export function partTitle(part: Part, whole: unknown): string {
  const selected = SELECTIONS.find(({ path, only }) => path === part.path && only === part.only)
  if (selected) return selected.title
  const schema = fileSchema(part.path)
  const found = schema && schemaAt(schema, part.keys, whole)
  const title = found && titleOf(unwrapped(found).schema, part.keys.reduce(valueIn, whole))
  return title ?? entryTitle(part, whole, found)
}

function titleOf(schema: Schema, value: unknown): string | undefined {
  if (!isChoice(schema)) return v.getTitle(schema)
  const option = schema.options[optionOf(schema.options, value)]
  const heading = valueIn(value, 'heading')
  const kind = option && v.getTitle(option)
  return kind && typeof heading === 'string' ? `${kind}: ${heading}` : kind
}

export function contentOfFile(content: Content, path: string): unknown {
  return path
    .replace(/\.yaml$/, '')
    .split('/')
    .reduce<unknown>(valueIn, content)
}

function entryTitle({ path, keys }: Part, whole: unknown, schema: Schema | undefined): string {
  const last = keys.at(-1) ?? ''
  if (!/^\d+$/.test(last)) return fileName(path)
  const title = `${partTitle({ path, keys: keys.slice(0, -1) }, whole)} ${Number(last) + 1}`
  const value = keys.reduce(valueIn, whole)
  return schema ? entryLabel(formOf({ schema, value, name: keys.join('.'), title })) : title
}
