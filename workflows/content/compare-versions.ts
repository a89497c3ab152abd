import type { Tree } from '#content-model/changes/tree.ts'
import { type Difference, differencesOf } from '#content-model/editing/differences.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import { sideDifferences } from '#content-model/translation/translation-differences.ts'
import { isPhotograph, isYaml, type TreeFiles } from '#content-model/tree-files.ts'
import {
  findVersion,
  listVersions,
  newestVersion,
  readVersionFiles,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { fileForm } from './drafts/edit-file.ts'
import { ownDrafts, withDrafts } from './drafts/own-drafts.ts'

export async function readVersionPage(
  { db }: Services,
  { actor, number }: { actor: Actor; number: number },
) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const version = await findVersion(db, number)
  if (!version) return undefined
  const newest = await newestVersion(db)
  const own = await readVersionFiles(db, number)
  const files = number === 1 ? [] : compareFiles(await readVersionFiles(db, number - 1), own)
  const back = compareFiles(await readVersionFiles(db, newest), own)
  return { ok: true as const, version, newest, files, back }
}

export type ChangedFile = { path: string; name: string; differences: Difference[] }

export function compareFiles(before: TreeFiles, after: TreeFiles): ChangedFile[] {
  const english = (file: string) => fileTree(file, after.get(file) ?? before.get(file))
  return (
    [...new Set([...before.keys(), ...after.keys()])]
      // Not what the office itself notes about the days of changes, and no photographs.
      .filter((path) => isYaml(path) && before.get(path) !== after.get(path))
      .map((path) => {
        const bodies = [before.get(path), after.get(path)] as const
        return { path, name: fileName(path), differences: compareBodies(path, bodies, english) }
      })
  )
}

/** English names the places of a side file. */
function compareBodies(
  path: string,
  bodies: readonly (string | undefined)[],
  english: (file: string) => Tree | undefined,
): Difference[] {
  const [before, after] = bodies.map((body) => fileTree(path, body))
  const side = asSideFile(path)
  if (side) return sideDifferences(path, { before, after, english: english(side.file) })
  const [old, fresh] = [before, after].map((tree) => fileForm({ path, keys: [] }, tree))
  return differencesOf(old, fresh)
}

export type Publication = {
  path: string
  name: string
  /** The version that was newest when this was shown. */
  seen: number
  differences: Difference[]
  /** What others have published in this file since the draft was begun. In a clash they have changed the same. */
  others: { versions: StoredVersion[]; differences: Difference[]; isClash: boolean } | undefined
}

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
    const { path, base, baseBody, current, body, isClash } = draft
    const differences = compareBodies(path, [current, body], english)
    const others = current !== baseBody && {
      versions: (await listVersions(db, 100)).filter(
        ({ number, changed }) => number > base && changed.includes(path),
      ),
      differences: compareBodies(path, [baseBody, current], english),
      isClash,
    }
    return { path, name: fileName(path), seen, differences, others: others || undefined }
  })
  const canStepBack = drafts.some((draft) => draft.canStepBack)
  return { ok: true as const, publications: await Promise.all(publications), canStepBack }
}
