import { siteAddresses } from '#content-model/links.ts'
import type { TranslatedText } from '#content-model/translation/translate-content.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { readDraftContent } from '#workflows/content/drafts/own-drafts.ts'
import type { Services } from '#workflows/services.ts'

export type { TranslatedText }

/** Every text with its translation, as the person's drafts have them. */
export async function readTranslation({ db, live }: Pick<Services, 'db' | 'live'>, actor: Actor) {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const base = await newestVersion(db)
  const shown = live.version()
  // What is shown already is not read again.
  const isShown = shown.number === base && (await draftsOf(db, actor.staffId)).length === 0
  const read = isShown ? undefined : await readDraftContent({ db }, actor, { isSound: true })
  const { content, translation } = read?.ok ? read : shown
  return {
    ok: true as const,
    /** English, with the person's drafts. */
    content,
    texts: (language: TranslatedLanguage) => translation(language).texts,
    isAddress: siteAddresses(content),
    /** The version that this was made from. */
    base,
  }
}
