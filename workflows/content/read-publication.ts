import type { Difference } from '#content-model/editing/differences.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import {
  listVersions,
  newestVersion,
  readVersionFiles,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { compareBodies } from './compare-versions.ts'
import { ownDrafts, withDrafts } from './drafts/own-drafts.ts'

export type Publication = {
  path: string
  name: string
  /** The version that was newest when this was shown. */
  seen: number
  /** What the draft changes. */
  differences: Difference[]
  /** What others have published in this file since the draft was begun. */
  others: { versions: StoredVersion[]; differences: Difference[] } | undefined
}

/** What publishing each of the own drafts would change, in the order of the files. */
export async function readPublications({ db }: Services, actor: Actor) {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const seen = await newestVersion(db)
  const all = await ownDrafts(db, actor.staffId, seen)
  const drafts = all.filter(({ path }) => !isPhotograph(path))
  const sides = drafts.some(({ path }) => asSideFile(path))
  // The English of now, with the own drafts, names the places of translations.
  const files = sides ? withDrafts(await readVersionFiles(db, seen), drafts) : undefined
  const english = (file: string) => fileTree(file, files?.get(file))
  const publications = drafts.map(async (draft): Promise<Publication> => {
    const { path, base, baseBody, current, body } = draft
    const differences = compareBodies(path, { before: current, after: body, english })
    const others = current !== baseBody && {
      versions: (await listVersions(db, 100)).filter(
        ({ number, changed }) => number > base && changed.includes(path),
      ),
      differences: compareBodies(path, { before: baseBody, after: current, english }),
    }
    return { path, name: fileName(path), seen, differences, others: others || undefined }
  })
  const canStepBack = drafts.some((draft) => draft.canStepBack)
  return { ok: true as const, publications: await Promise.all(publications), canStepBack }
}
