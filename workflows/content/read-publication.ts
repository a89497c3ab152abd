import type { Tree } from '#content-model/changes/tree.ts'
import type { Difference } from '#content-model/editing/differences.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import {
  listVersions,
  newestVersion,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { compareBodies } from './compare-versions.ts'
import { fileName } from './drafts/open-file.ts'
import { mergeDraft, type OwnDraft, ownDrafts } from './drafts/own-drafts.ts'
import { withFiles } from './drafts/own-file.ts'
import { readVersionFiles } from './versions.ts'

export type Publication = {
  path: string
  name: string
  /** The version that was newest when this was shown. */
  seen: number
  /** What the draft changes. */
  differences: Difference[]
  /** What others have published in this file since the draft was begun. */
  others: { versions: StoredVersion[]; differences: Difference[] } | undefined
  /** Others have changed the same fields. */
  isClash: boolean
}

/** Of every own draft, in the order of the files. */
export async function readPublications(
  services: Services,
  actor: Actor,
): Promise<{ ok: true; publications: Publication[]; canStepBack: boolean } | NotAllowed> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const all = await ownDrafts(services.db, actor.staffId)
  const drafts = all.filter(({ path }) => !isPhotograph(path))
  const seen = await newestVersion(services.db)
  const english = await englishTexts(services.db, { drafts, seen })
  const publications = await Promise.all(
    drafts.map((draft) => publicationOf(services.db, draft, seen, english)),
  )
  return { ok: true, publications, canStepBack: drafts.some((draft) => draft.canStepBack) }
}

/** What publishing the own draft of a file would change. */
export async function readPublication(
  { db }: Services,
  { actor, path }: { actor: Actor; path: string },
): Promise<
  { ok: true; publication: Publication } | { ok: false; problem: 'unknown' } | NotAllowed
> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const drafts = await ownDrafts(db, actor.staffId)
  // Translations are published with everything else, never by themselves.
  const draft = drafts.find((each) => each.path === path && !asSideFile(path))
  if (!draft) return { ok: false, problem: 'unknown' }
  const seen = await newestVersion(db)
  const english = await englishTexts(db, { drafts, seen })
  return { ok: true, publication: await publicationOf(db, draft, seen, english) }
}

async function publicationOf(
  db: Db,
  draft: OwnDraft,
  seen: number,
  english: (file: string) => Tree | undefined,
): Promise<Publication> {
  const { path } = draft
  const { current, base, body, isClash } = await mergeDraft(db, { draft, newest: seen })
  const differences = compareBodies(path, { before: current, after: body, english })
  const others =
    base === undefined
      ? undefined
      : {
          versions: await versionsSince(db, draft),
          differences: compareBodies(path, { before: base, after: current, english }),
        }
  return { path, name: fileName(path), seen, differences, others, isClash }
}

/** The newest version's files with the own drafts in their place. */
async function englishTexts(
  db: Db,
  { drafts, seen }: { drafts: readonly OwnDraft[]; seen: number },
): Promise<(file: string) => Tree | undefined> {
  if (!drafts.some(({ path }) => asSideFile(path))) return () => undefined
  const files = withFiles(await readVersionFiles(db, seen), drafts)
  const texts = new Map(files.map(({ path, body }) => [path, body]))
  return (file) => fileTree(file, texts.get(file))
}

async function versionsSince(
  db: Db,
  { base, path }: { base: number; path: string },
): Promise<StoredVersion[]> {
  const versions = await listVersions(db, 100)
  return versions.filter(({ number, changed }) => number > base && changed.includes(path))
}
