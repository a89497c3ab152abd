import * as v from 'valibot'
import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { fileSchema, schemaAt, unwrapped } from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { contentWarnings } from '#content-model/warnings.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import { formatTimeOfDay } from '#domain/dates.ts'
import { isDay } from '#domain/days.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { dayIn } from '#domain/language-formats.ts'
import { type FormField, innerFields, toWords } from './form-of.ts'

/** What is wrong, where the form of it is not in sight: "Church, Service times, Time must be a time of day". */
export function mistakeWords({
  file,
  place,
  rule,
}: Pick<Mistake, 'file' | 'place' | 'rule'>): string {
  return `${[fileName(file), ...placeTitles(file, place)].join(', ')} ${rule}`
}

/** "Church" for church.yaml, and a page by its address. */
export function fileName(path: string): string {
  const side = asSideFile(path)
  if (side) return `${fileName(side.file)}, ${ENGLISH_LANGUAGE_NAMES[side.language]}`
  const name = path.replace(/\.(yaml|json)$/, '')
  if (name === 'pages/home') return 'Start page'
  return name.startsWith('pages/') ? `Page /${name.slice('pages/'.length)}` : toWords(name)
}

function placeTitles(file: string, place: string): string[] {
  const schema = fileSchema(file)
  const keys = place === '' ? [] : place.split('.')
  return keys.map((key, index) => {
    if (/^\d+$/.test(key)) return String(Number(key) + 1)
    const found = schema && schemaAt(schema, keys.slice(0, index + 1), undefined)
    return (found && v.getTitle(unwrapped(found).schema)) ?? toWords(key)
  })
}

/** An entry is known by its heading or name, or else by its first texts. */
export function entryLabel(entry: FormField): string {
  if ('value' in entry) return shortened(textOf(entry)) || entry.title
  const fields = entry.kind === 'group' ? entry.fields : []
  const named = (name: string) => fields.find((field) => field.name.endsWith(`.${name}`))
  const name = NAMES.map(named).find((field) => field && textOf(field) !== '')
  const dates = named('dates')
  if (name) {
    // A programme's title is that of its form; a conference is known by its dates too.
    const words = textOf(name).replace(/ Registration Form$/, '')
    return shortened(dates ? `${words}, ${textOf(dates)}` : words)
  }
  const texts = fields.map(textOf).filter((text) => text !== '')
  return shortened(texts.slice(0, MAX_TEXTS).join(', ')) || entry.title
}

/** Fields that name the entry which they are in, the best first. */
const NAMES = ['heading', 'title', 'label', 'name']

const MAX_TEXTS = 3

function textOf(field: FormField): string {
  return field.kind === 'number' ? '' : (shownValue(field) ?? '').trim()
}

function shortened(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text
}

const MAX_LETTERS = 60

/** Undefined for groups and lists. */
export function shownValue(field: FormField): string | undefined {
  if (!('value' in field)) return undefined
  if (field.kind === 'flag') return field.value ? 'Yes' : ''
  if (field.kind === 'choice') return field.labels?.[field.value] ?? field.value
  if (field.kind === 'time')
    return /^\d\d:\d\d$/.test(field.value) ? formatTimeOfDay(field.value) : field.value
  if (field.kind === 'programme') return field.value && `the form at /${field.value}`
  if (field.kind === 'day') return isDay(field.value) ? dayIn('en', field.value) : field.value
  return field.value
}

/** `others` belong to no field of this form. */
export type FieldErrors = { fields: Record<string, string>; others: string[] }

export function mistakesByField(
  mistakes: readonly Mistake[],
  { path, form }: { path: string; form: FormField },
): FieldErrors {
  const titles = new Map(fieldsIn(form).map(({ name, title }) => [name, title]))
  const errors: FieldErrors = { fields: {}, others: [] }
  for (const mistake of mistakes) {
    const name = mistake.file === path ? nearest(mistake.place, titles) : undefined
    const { place, rule } = mistake
    const own = mistake.file === path ? `${place || 'This'} ${rule}.` : `${mistakeWords(mistake)}.`
    if (name === undefined) errors.others.push(own)
    else errors.fields[name] ??= `${titles.get(name)} ${rule}.`
  }
  return errors
}

function fieldsIn(field: FormField): FormField[] {
  return [field, ...innerFields(field).flatMap(fieldsIn)]
}

function nearest(place: string, titles: ReadonlyMap<string, string>): string | undefined {
  if (place === '') return undefined
  return titles.has(place) ? place : nearest(place.split('.').slice(0, -1).join('.'), titles)
}

export type FieldWarnings = Record<string, string>

export function fieldWarnings(
  { file: path, samples }: Pick<YamlFile, 'file' | 'samples'>,
  content: Content,
  now: Date,
): FieldWarnings {
  const doubts = contentWarnings(content, now).filter((each) => each.file === path)
  return Object.fromEntries([
    ...samples.map(({ place }) => [place, SAMPLE]),
    ...doubts.map((doubt) => [doubt.keys.join('.'), `Please check: ${doubt.text}.`]),
  ])
}

const SAMPLE = 'This is an example that came with the site. Please put in your own.'
