import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { contentWarnings } from '#content-model/warnings.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import { type FormField, innerFields } from './form-of.ts'
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

/** What is allowed and probably not meant, by the name of its field. */
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
