import { isDeepStrictEqual } from 'node:util'
import { sideFile, TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { asFlatTexts, noteKey } from '#content-model/translation/flat-texts.ts'
import {
  placeOf,
  type TextChange,
  type TypedTranslation,
  textChanges,
  typedFaults,
} from '#content-model/translation/text-changes.ts'
import type { Db } from '#database/engine/open.ts'
import { dayInIndia } from '#domain/days.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import type { NotAllowed, StaffForm } from '#workflows/actor.ts'
import { changeDrafts, ownFile, seenOf } from '#workflows/content/drafts/own-file.ts'
import type { Services } from '#workflows/services.ts'
import type { TranslatedText } from '../../../content-model/translation/translate-content.ts'
import { storeChange } from '../drafts/change-file.ts'
import { readTranslation } from './read-translation.ts'

type Change = StaffForm & {
  language: TranslatedLanguage
  /** The English file. */
  file: string
  typed: TypedTranslation
  /** The version with which the form was opened, and what it showed. */
  opened?: number | undefined
  seen: string | undefined
}

type TranslationChanged =
  | { ok: true; isStored: boolean }
  | { ok: false; problem: 'unknown' | 'outdated' }
  | { ok: false; problem: 'faults'; faults: ReadonlyMap<string, string> }
  | NotAllowed

/** Stores what was typed for some texts of a file, with the notes about it, in the own drafts. */
export async function changeTranslation(
  { db, live, now }: Services,
  change: Change,
): Promise<TranslationChanged> {
  const { actor, language, file, typed, key } = change
  return changeDrafts<TranslationChanged>(
    { db },
    { actor, key },
    async (tx, { staffId, isDone }) => {
      const read = await readTranslation({ db: tx, live }, actor)
      if (!read.ok) return read
      const all = read.texts(language)
      const shown = textsAt(all, { file, places: typed.texts })
      if (shown.length === 0) return { ok: false, problem: 'unknown' }
      if (isDone) return { ok: true, isStored: true }
      if (seenIn(shown) !== change.seen) return { ok: false, problem: 'outdated' }
      const faults = typedFaults({ shown, typed, isAddress: read.isAddress })
      if (faults.size > 0) return { ok: false, problem: 'faults', faults }
      const at = now()
      const reader = { by: actor.name, on: dayInIndia(at.getTime()) }
      const changes = textChanges({ all, shown, typed, reader })
      await storeTexts(tx, { ...change, changes, staffId, at })
      return { ok: true, isStored: changes.length > 0 }
    },
  )
}

/** The texts of a file at these places. */
export function textsAt(
  all: readonly TranslatedText[],
  { file, places }: { file: string; places: { has: (place: string) => boolean } },
): TranslatedText[] {
  return all.filter((text) => text.file === file && places.has(placeOf(text.keys)))
}

/** By which a form knows whether what it showed has changed since. */
export function seenIn(texts: readonly TranslatedText[]): string {
  return seenOf(texts.map(({ english, written, state }) => [english, written, state]))
}

type Storing = Change & { changes: readonly TextChange[]; staffId: string; at: Date }

async function storeTexts(tx: Db, storing: Storing): Promise<void> {
  const { changes, language } = storing
  const files = Map.groupBy(changes, ({ file }) => file)
  for (const [file, texts] of files) {
    const values = texts.map(({ place, text }) => [place, text] as const)
    await storeValues(tx, { ...storing, path: sideFile(file, language), values })
  }
  const values = changes.map(({ file, place, note }) => {
    const key = noteKey(sideFile(file, language), place)
    return [key, note && JSON.stringify(note)] as const
  })
  await storeValues(tx, { ...storing, path: TRANSLATION_NOTES_FILE, values })
}

type Values = Storing & {
  path: string
  values: readonly (readonly [string, string | undefined])[]
}

async function storeValues(tx: Db, { path, values, ...storing }: Values): Promise<void> {
  const { actor, opened, staffId, key, at } = storing
  const own = await ownFile(tx, { actor, path, opened })
  const before = asFlatTexts(fileValue(path, own.body))
  const after = new Map(Object.entries(before))
  for (const [name, value] of values) {
    if (value === undefined) after.delete(name)
    else after.set(name, value)
  }
  const value = Object.fromEntries(after)
  if (isDeepStrictEqual(before, value)) return
  await storeChange(tx, { staffId, path, own, value, key, at })
}
