import type { Translation } from '#content-model/changes/tree.ts'
import { siteAddresses } from '#content-model/links.ts'
import { sideFile } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import {
  type TypedTranslation,
  textChanges,
  typedFaults,
} from '#content-model/translation/text-changes.ts'
import type { TranslatedText } from '#content-model/translation/translate-content.ts'
import { translationsIn } from '#content-model/translation/translations.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import { dayInIndia } from '#domain/days.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { storeChange } from '../drafts/edit-file.ts'
import { changeDrafts, ownFile, readDraftContent, seenOf } from '../drafts/own-drafts.ts'

type TranslationResult =
  | { ok: true; isStored: boolean }
  | { ok: false; problem: 'unknown' | 'outdated' }
  | { ok: false; problem: 'faults'; faults: ReadonlyMap<string, string> }
  | NotAllowed

/** Stores what was typed for some texts of a file, with the notes about it, in the own drafts. */
export async function changeTranslation(
  { db, live, now }: Services,
  change: StaffForm & {
    language: TranslatedLanguage
    file: string
    typed: TypedTranslation
    /** The version with which the form was opened, and what it showed. */
    opened?: number | undefined
    seen: string | undefined
  },
): Promise<TranslationResult> {
  const { actor, language, file, typed, key } = change
  return changeDrafts<TranslationResult>({ db }, change, async (tx, { staffId, isDone }) => {
    const read = await readTranslation({ db: tx, live }, actor)
    if (!read.ok) return read
    const all = read.texts(language)
    const shown = textsAt(all, { file, places: typed.texts })
    if (shown.length === 0) return { ok: false, problem: 'unknown' }
    if (isDone) return { ok: true, isStored: true }
    if (seenIn(shown) !== change.seen) return { ok: false, problem: 'outdated' }
    const faults = typedFaults(shown, typed, read.isAddress)
    if (faults.size > 0) return { ok: false, problem: 'faults', faults }
    const at = now()
    const reader = { by: actor.name, on: dayInIndia(at.getTime()) }
    const changes = textChanges({ all, shown, typed, reader })
    for (const [english, texts] of Map.groupBy(changes, ([text]) => text.file)) {
      const path = sideFile(english, language)
      const own = await ownFile(tx, { actor, path, opened: change.opened })
      const places = translationsIn(fileTree(path, own.body))
      const tree: Record<string, [Translation]> = {}
      for (const [place, found] of places) tree[place] = [found]
      for (const [{ place }, fresh] of texts) {
        if (fresh) tree[place] = [fresh]
        else delete tree[place]
      }
      await storeChange(tx, { staffId, path, own, tree, key, at })
    }
    return { ok: true, isStored: changes.length > 0 }
  })
}

export function textsAt(
  all: readonly TranslatedText[],
  { file, places }: { file: string; places: { has: (place: string) => boolean } },
): TranslatedText[] {
  return all.filter((text) => text.file === file && places.has(text.at))
}

export function seenIn(texts: readonly TranslatedText[]): string {
  return seenOf(texts.map(({ english, written, state }) => [english, written, state]))
}

export type { TranslatedText }

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
