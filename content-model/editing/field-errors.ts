import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { contentWarnings } from '#content-model/warnings.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import type { FormField } from './form-field.ts'
import { mistakeWords } from './place-words.ts'

/** Mistakes by the name of their field, and those that belong to no field of this form. */
export type FieldErrors = { fields: Record<string, string>; others: string[] }

/** Each mistake beside its field, or beside the nearest one around it. */
export function mistakesByField(
  mistakes: readonly Mistake[],
  { path, form }: { path: string; form: FormField },
): FieldErrors {
  const titles = new Map(fieldsIn(form).map(({ name, title }) => [name, title]))
  const errors: FieldErrors = { fields: {}, others: [] }
  for (const mistake of mistakes) {
    const name = mistake.file === path ? nearest(mistake.place, titles) : undefined
    if (name === undefined) errors.others.push(otherWords(mistake, path))
    else errors.fields[name] ??= `${titles.get(name)} ${mistake.rule}.`
  }
  return errors
}

function fieldsIn(field: FormField): FormField[] {
  if (field.kind === 'group') return [field, ...field.fields.flatMap(fieldsIn)]
  if (field.kind === 'list') return [field, ...field.items.flatMap(fieldsIn)]
  if (field.kind === 'named')
    return [field, ...field.entries.flatMap((each) => fieldsIn(each.field))]
  return [field]
}

function nearest(place: string, titles: ReadonlyMap<string, string>): string | undefined {
  if (place === '') return undefined
  return titles.has(place) ? place : nearest(place.split('.').slice(0, -1).join('.'), titles)
}

function otherWords(mistake: Mistake, path: string): string {
  if (mistake.file !== path) return `${mistakeWords(mistake)}.`
  return `${mistake.place || 'This'} ${mistake.rule}.`
}

/** What is allowed and probably not meant, by the name of its field. */
export type FieldWarnings = Record<string, string>

type Warned = { file: Pick<YamlFile, 'file' | 'samples'>; content: Content; now: Date }

export function fieldWarnings({ file, content, now }: Warned): FieldWarnings {
  const { file: path, samples } = file
  const doubts = contentWarnings(content, now).filter((each) => each.file === path)
  return Object.fromEntries([
    ...samples.map(({ place }) => [place, SAMPLE]),
    ...doubts.map((doubt) => [doubt.keys.join('.'), `Please check: ${doubt.text}.`]),
  ])
}

const SAMPLE = 'This is an example that came with the site. Please put in your own.'
