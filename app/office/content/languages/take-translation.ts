import type { SiteServices } from '#app/services.server.ts'
import type { SentForm, Typed } from '#app/ui/form/typed.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import type { Actor } from '#domain/staff.ts'
import { changeTranslation } from '#workflows/content/translations/change-translation.ts'
import { readTranslation } from '#workflows/content/translations/read-translation.ts'
import { readShow } from './language-address.ts'
import { nextToDo, shownParts, translatedParts } from './translated-parts.ts'
import { FITS, TEXT } from './translation-form.tsx'

type Place = { language: TranslatedLanguage; file: string }

/** Takes the form of one part. Stored, it names the next one that has something to do. */
export async function takeTranslation(
  services: SiteServices,
  { actor, key, version: opened }: Omit<SentForm, 'typed'> & { actor: Actor },
  { typed, ...place }: Place & { typed: Typed },
) {
  const { part = '', show, seen = '' } = typed
  const changed = await changeTranslation(services, {
    ...place,
    actor,
    typed: {
      texts: fieldsOf(typed, TEXT),
      isRead: typed.read === 'yes',
      fitting: new Set(fieldsOf(typed, FITS).keys()),
    },
    opened,
    seen,
    key,
  })
  if (changed.ok) {
    const shown = shownParts(await partsOf(services, actor, place), readShow(show))
    return { ...changed, next: nextToDo(shown, part)?.name }
  }
  if (changed.problem !== 'faults') return changed
  const texts = (await partsOf(services, actor, place)).flatMap((each) => each.texts)
  const labels = new Map(texts.map((text) => [text.place, text.label]))
  const errors = [...changed.faults].map(([at, fault]) => [
    TEXT + at,
    `${labels.get(at) ?? 'It'} ${fault}.`,
  ])
  return { ...changed, errors: Object.fromEntries(errors) }
}

/** Of the fields that begin so, what was typed. Lines end as in the files. */
function fieldsOf(typed: Typed, begin: string): Map<string, string> {
  return new Map(
    Object.entries(typed)
      .filter(([name]) => name.startsWith(begin))
      .map(([name, text]) => [name.slice(begin.length), text.replaceAll('\r\n', '\n')]),
  )
}

async function partsOf(services: SiteServices, actor: Actor, { language, file }: Place) {
  const read = await readTranslation(services, actor)
  return read.ok ? translatedParts(read.content, { file, texts: read.texts(language) }) : []
}
