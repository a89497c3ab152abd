import { type FormField, innerFields, join } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import type { Keys } from './translations.ts'

/** So many texts have a form that is seen whole. */
const MAX_TEXTS = 14

/** The texts of a file in parts for short forms: a whole file, a block, or the entries of a long list one by one. */
export function formParts<Text extends { keys: Keys }>(
  texts: readonly Text[],
  keys: Keys = [],
): { keys: Keys; texts: Text[] }[] {
  if (texts.length === 0) return []
  if (texts.length <= MAX_TEXTS) return [{ keys, texts: [...texts] }]
  const at = keys.length
  const isDirect = (text: Text) => text.keys.length === at + 1
  const inner = Map.groupBy(
    texts.filter((text) => !isDirect(text)),
    (text) => text.keys[at] ?? '',
  )
  const direct = texts.filter(isDirect)
  return [
    ...(direct.length > 0 ? [{ keys, texts: direct }] : []),
    ...[...inner].flatMap(([key, all]) => formParts(all, [...keys, key])),
  ]
}

/** Fields are known by their titles, entries by their own names. */
export function placeTitles(form: FormField, keys: readonly (string | number)[]): string[] {
  const titles: string[] = []
  let [field, name] = [form, form.name]
  for (const key of keys) {
    name = join(name, key)
    const inner = innerFields(field).find((each) => each.name === name)
    if (!inner) return titles
    titles.push(field.kind === 'group' ? inner.title : entryLabel(inner))
    field = inner
  }
  return titles
}
