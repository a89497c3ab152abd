import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { orMistakes } from '#content-model/mistake.ts'
import { type GoodContent, type LoadedContent, readContent } from '#content-model/read-content.ts'
import { type TreeFiles, treeOf } from '#content-model/tree-files.ts'
import { discardedDraftsOf } from '#database/content/content-drafts.ts'
import {
  type EnglishParts,
  findEnglishParts,
  listVersions,
  readVersionFiles,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type { StoredVersion }

const MAX_VERSIONS = 500

/** Who changed what, when and why, the newest first, and what this person has discarded. */
export async function listContentVersions({ db }: Services, actor: Actor) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const drafts = actor.staffId === null ? [] : await discardedDraftsOf(db, actor.staffId)
  const discarded = drafts.map(({ path, discarded_at }) => ({ path, at: discarded_at ?? '' }))
  return { ok: true as const, versions: await listVersions(db, MAX_VERSIONS), discarded }
}

/** Loads a version and checks it. */
export async function readVersion(db: Db, number: number): Promise<LoadedContent> {
  const loaded = checkFiles(await readVersionFiles(db, number))
  if (!loaded.ok) return loaded
  const noted = Object.entries(await findEnglishParts(db, number))
  const known = new Map(noted.map(([language, parts]) => [language, new Set(parts)]))
  return {
    ...loaded,
    englishParts: (language) => known.get(language) ?? loaded.englishParts(language),
  }
}

/** What is noted with a version, so that a server knows which pages a language has before it reads it. */
export function englishPartsOf({ englishParts }: GoodContent): EnglishParts {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [language, [...englishParts(language)]]),
  )
}

/** All checks of the content, for files from anywhere. Every step of the editor asks for the same ones. */
export function checkFiles(files: TreeFiles): LoadedContent {
  const hash = createHash('sha256')
  for (const [path, body] of files) hash.update(`${path}\0${body.length}\0`).update(body)
  const digest = hash.digest('base64')
  const checked = CHECKED.get(digest) ?? orMistakes(() => readContent(treeOf(files)))
  CHECKED.set(digest, checked)
  return checked
}

/** What is public, and what two people are drafting. */
const CHECKED = new LRUCache<string, LoadedContent>({ max: 3 })
