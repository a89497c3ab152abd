import type { SiteServices } from '#app/services.server.ts'
import type { SentForm, Typed } from '#app/ui/form/typed.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import type { Actor } from '#domain/staff.ts'
import { changeTranslation } from '#workflows/content/translations/change-translation.ts'
import { readTranslation } from '#workflows/content/translations/read-translation.ts'
import { readShow } from './language-address.ts'
import { FITS, TEXT } from './texts-view.tsx'
import { nextToDo, shownParts, translatedParts } from './translated-parts.ts'

/** Takes the form of one part. Stored, it names the next one that has something to do. */
export async function takeTranslation(
  services: SiteServices,
  { actor, key, version: opened }: Omit<SentForm, 'typed'> & { actor: Actor },
  { typed, language, file }: { language: TranslatedLanguage; file: string; typed: Typed },
) {
  const { part = '', show, seen = '' } = typed
  // Of the fields that begin so, what was typed. Lines end as in the files.
  const fieldsOf = (begin: string) =>
    Object.entries(typed)
      .filter(([name]) => name.startsWith(begin))
      .map(([name, text]) => [name.slice(begin.length), text.replaceAll('\r\n', '\n')] as const)
  const changed = await changeTranslation(services, {
    ...{ language, file, actor, opened, seen, key },
    typed: {
      texts: new Map(fieldsOf(TEXT)),
      isRead: typed.read === 'yes',
      fitting: new Set(fieldsOf(FITS).map(([at]) => at)),
    },
  })
  if (!changed.ok && changed.problem !== 'faults') return changed
  const read = await readTranslation(services, actor)
  const texts = read.ok ? read.texts(language) : []
  const parts = read.ok ? translatedParts(read.content, { file, texts }) : []
  if (changed.ok) {
    return { ...changed, next: nextToDo(shownParts(parts, readShow(show)), part)?.name }
  }
  const named = parts.flatMap((each) => each.texts)
  const labels = new Map(named.map((text) => [text.at, text.label]))
  const errors = [...changed.faults].map(([at, fault]) => [
    TEXT + at,
    `${labels.get(at) ?? 'It'} ${fault}.`,
  ])
  return { ...changed, errors: Object.fromEntries(errors) }
}
