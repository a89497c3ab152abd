import { formatTimeOfDay } from '#domain/dates.ts'
import { isDay } from '#domain/days.ts'
import { dayIn } from '#domain/language-formats.ts'
import type { FormField } from './form-of.ts'

/** The words by which people know an entry of a list: its heading or name, or else its first texts. */
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

/** What a field holds, as people read it. Undefined for groups and lists. */
export function shownValue(field: FormField): string | undefined {
  if (!('value' in field)) return undefined
  if (field.kind === 'flag') return field.value ? 'Yes' : ''
  if (field.kind === 'choice') return field.labels?.[field.value] ?? field.value
  if (field.kind === 'time')
    return /^\d\d:\d\d$/.test(field.value) ? formatTimeOfDay(field.value) : field.value
  // By its address, which people see, and not by its key.
  if (field.kind === 'programme') return field.value && `the form at /${field.value}`
  if (field.kind === 'day') return isDay(field.value) ? dayIn('en', field.value) : field.value
  return field.value
}
