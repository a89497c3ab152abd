import type { Difference } from '#content-model/editing/differences.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { fileName } from './drafts/file-form.ts'
import { compareTexts } from './read-publication.ts'

export type ChangedFile = { path: string; name: string; differences: Difference[] }

/** What is different between two versions, file by file. */
export function changesOf(before: readonly TreeFile[], after: readonly TreeFile[]): ChangedFile[] {
  const old = new Map(before.map(({ path, body }) => [path, body]))
  const fresh = new Map(after.map(({ path, body }) => [path, body]))
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => path.endsWith('.yaml') && old.get(path) !== fresh.get(path))
    .map((path) => ({
      path,
      name: fileName(path),
      differences: compareTexts(path, old.get(path), fresh.get(path)),
    }))
}
