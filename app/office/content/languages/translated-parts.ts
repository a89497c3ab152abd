import { contentOfFile } from '#app/office/content/site/part-address.ts'
import { formOf } from '#content-model/editing/form-of.ts'
import type { Content } from '#content-model/schema/content.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { formParts, placeTitles } from '#content-model/translation/form-parts.ts'
import type { TranslatedText } from '#content-model/translation/translate-content.ts'
import type { Show } from '../content-address.ts'

export type NamedText = TranslatedText & { label: string }

export type NamedPart = { name: string; title: string; texts: NamedText[] }

export function translatedParts(
  content: Content,
  { file, texts }: { file: string; texts: readonly TranslatedText[] },
): NamedPart[] {
  const schema = fileSchema(file)
  if (!schema) return []
  const form = formOf({ schema, value: contentOfFile(content, file), name: '', title: '' })
  return formParts(texts.filter((text) => text.file === file)).map(({ keys, texts: inside }) => {
    const named = inside.map((text) => ({
      ...text,
      label: placeTitles(form, text.keys).slice(keys.length).join(', '),
    }))
    // What stands in the file itself: "Title, Description".
    const labels = named.slice(0, MAX_LABELS).map(({ label }) => label)
    const all = labels.join(', ') + (named.length > MAX_LABELS ? ' …' : '')
    return { name: keys.join('.'), title: placeTitles(form, keys).join(', ') || all, texts: named }
  })
}

const MAX_LABELS = 3

export function shownParts(parts: readonly NamedPart[], show: Show): NamedPart[] {
  return parts
    .map((part) => ({
      ...part,
      texts: part.texts.filter(({ state }) => show === undefined || state === show),
    }))
    .filter(({ texts }) => texts.length > 0)
}

/** The first part with something to do, from the one behind this on. */
export function nextToDo(parts: readonly NamedPart[], after?: string): NamedPart | undefined {
  const at = parts.findIndex(({ name }) => name === after) + 1
  return [...parts.slice(at), ...parts.slice(0, at)].find(({ texts }) =>
    texts.some(({ state }) => state !== 'read'),
  )
}
