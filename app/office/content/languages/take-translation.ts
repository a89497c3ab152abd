import { sentForm } from '#app/http/read-form-data.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import type { Typed } from '#app/ui/form/typed.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { changeTranslation } from '#workflows/content/translations/change-translation.ts'
import { readTranslation } from '#workflows/content/translations/read-translation.ts'
import { readShow, textsAddress, withShown } from './language-address.ts'
import { nextToDo, shownParts, translatedParts } from './translated-parts.ts'
import { FITS, type RefusedTranslation, TEXT } from './translation-form.tsx'

type Place = { language: TranslatedLanguage; file: string }

/** Takes the form of one part. Stored, it leads to the next one that has something to do. */
export async function takeTranslation(
  context: OfficeContext,
  { language, file }: Place,
): Promise<Response | { refused: RefusedTranslation; show: string; status: number }> {
  const { typed, key, version: opened } = await sentForm(context.req.raw)
  const { part = '', show = '', seen = '' } = typed
  const changed = await changeTranslation(context.env.services, {
    actor: staffOf(context),
    language,
    file,
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
    const done = changed.isStored ? 'saved' : 'same'
    const next = await nextPart(context, { language, file, part, show })
    const to = withShown(textsAddress(language, file), { show: readShow(show), part: next, done })
    return context.redirect(to, 303)
  }
  const refused = { typed, errors: {}, part, key, isOutdated: false }
  switch (changed.problem) {
    case 'not-allowed':
      return answerNotAllowed(context)
    case 'unknown':
      return answerNotFound(context)
    case 'outdated':
      return { refused: { ...refused, isOutdated: true }, show, status: 409 }
    case 'faults': {
      const labels = await labelsOf(context, { language, file })
      const errors = [...changed.faults].map(([place, fault]) => [
        TEXT + place,
        `${labels.get(place) ?? 'It'} ${fault}.`,
      ])
      return { refused: { ...refused, errors: Object.fromEntries(errors) }, show, status: 422 }
    }
  }
}

/** Of the fields that begin so, what was typed. Lines end as in the files. */
function fieldsOf(typed: Typed, begin: string): Map<string, string> {
  return new Map(
    Object.entries(typed)
      .filter(([name]) => name.startsWith(begin))
      .map(([name, text]) => [name.slice(begin.length), text.replaceAll('\r\n', '\n')]),
  )
}

async function partsOf(context: OfficeContext, { language, file }: Place) {
  const read = await readTranslation(context.env.services, staffOf(context))
  return read.ok ? translatedParts(read.content, { file, texts: read.texts(language) }) : []
}

async function labelsOf(context: OfficeContext, place: Place): Promise<Map<string, string>> {
  const texts = (await partsOf(context, place)).flatMap((part) => part.texts)
  return new Map(texts.map((text) => [text.place, text.label]))
}

type From = Place & { part: string; show: string }

async function nextPart(context: OfficeContext, { part, show, ...place }: From) {
  const parts = shownParts(await partsOf(context, place), readShow(show))
  return nextToDo(parts, part)?.name
}
