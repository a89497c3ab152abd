import type { Difference } from '#content-model/editing/differences.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/translation/translation-notes.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { compareTexts } from './compare-texts.ts'
import { fileName } from './drafts/file-form.ts'

export type ChangedFile = { path: string; name: string; differences: Difference[] }

/** What is different between two versions, file by file. */
export function changesOf(before: readonly TreeFile[], after: readonly TreeFile[]): ChangedFile[] {
  const old = new Map(before.map(({ path, body }) => [path, body]))
  const fresh = new Map(after.map(({ path, body }) => [path, body]))
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => isRead(path) && old.get(path) !== fresh.get(path))
    .map((path) => ({
      path,
      name: fileName(path),
      differences: compareTexts(path, {
        before: old.get(path),
        after: fresh.get(path),
        english: (file) => fresh.get(file) ?? old.get(file),
      }),
    }))
}

/** Not what the office itself notes about the days of changes. */
function isRead(path: string): boolean {
  return path.endsWith('.yaml') || path === TRANSLATION_NOTES_FILE
}
