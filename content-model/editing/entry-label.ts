import type { FormField } from './form-field.ts'

/** The words by which people know an entry of a list: its heading or name, or else its first texts. */
export function entryLabel(entry: FormField): string {
  if ('value' in entry) return shortened(String(entry.value)) || entry.title
  const fields = entry.kind === 'group' ? entry.fields : []
  const name = NAMES.map((each) => fields.find((field) => field.name.endsWith(`.${each}`))).find(
    (field) => field && textOf(field) !== '',
  )
  if (name) return shortened(textOf(name))
  const texts = fields.map(textOf).filter((text) => text !== '')
  return shortened(texts.slice(0, MAX_TEXTS).join(', ')) || entry.title
}

/** Fields that name the entry which they are in, the best first. */
const NAMES = ['heading', 'title', 'label', 'name']

const MAX_TEXTS = 3

function textOf(field: FormField): string {
  return 'value' in field && field.kind !== 'number' ? String(field.value || '').trim() : ''
}

function shortened(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text
}

const MAX_LETTERS = 60
