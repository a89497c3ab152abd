import type { Tree } from '#content-model/changes/tree.ts'
import { type Difference, differencesOf } from '#content-model/editing/differences.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import { sideDifferences } from '#content-model/translation/translation-differences.ts'
import { isYaml, type TreeFiles } from '#content-model/tree-files.ts'
import { findVersion, newestVersion, readVersionFiles } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { fileForm } from './drafts/open-file.ts'

/** One version: what it changed, and what bringing it back would change. */
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

/** What is different between two versions, file by file. */
export function compareFiles(before: TreeFiles, after: TreeFiles): ChangedFile[] {
  const english = (file: string) => fileTree(file, after.get(file) ?? before.get(file))
  return (
    [...new Set([...before.keys(), ...after.keys()])]
      // Not what the office itself notes about the days of changes, and no photographs.
      .filter((path) => isYaml(path) && before.get(path) !== after.get(path))
      .map((path) => {
        const compared = { before: before.get(path), after: after.get(path), english }
        return { path, name: fileName(path), differences: compareBodies(path, compared) }
      })
  )
}

/** What differs between two states of a file. */
export function compareBodies(
  path: string,
  compared: {
    before: string | undefined
    after: string | undefined
    /** Of a side file, by which its places are named. */
    english: (file: string) => Tree | undefined
  },
): Difference[] {
  const [before, after] = [compared.before, compared.after].map((body) => fileTree(path, body))
  const side = asSideFile(path)
  if (side) return sideDifferences(path, { before, after, english: compared.english(side.file) })
  const [old, fresh] = [before, after].map((tree) => fileForm({ path, keys: [] }, tree))
  return differencesOf(old, fresh)
}
