import { clashes } from '#content-model/editing/clashes.ts'
import { mergeValues } from '#content-model/editing/merge-values.ts'
import { fileText, fileValue, isOfTranslations } from '#content-model/file-text.ts'
import type { ContentDraft } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import { readVersionFile } from '#workflows/content/read-version.ts'

type MergedDraft = {
  /** What is shown now. Undefined for a new file. */
  current: string | undefined
  /** What the draft was begun from, where somebody has changed the file since. */
  base: string | undefined
  /** The draft, with what others have published meanwhile. */
  text: string
  /** Somebody has published something else in a field that the draft changes. */
  isClash: boolean
}

/** A draft over the newest version of its file. Where two people changed a field, the draft's stays. */
export async function mergeDraft(
  db: Db,
  { draft, newest }: { draft: ContentDraft; newest: number },
): Promise<MergedDraft> {
  const { path, body } = draft
  const current = await readVersionFile(db, newest, path)
  const base = await readVersionFile(db, draft.base, path)
  const begun = base ?? (isOfTranslations(path) ? '' : undefined)
  if (current === undefined || begun === undefined || current === base) {
    return { current, base: undefined, text: body, isClash: false }
  }
  const [old, mine, theirs] = [begun, body, current].map((text) => fileValue(path, text))
  const three = { base: old, mine, theirs }
  const text = fileText(path, current, mergeValues(three))
  return { current, base: begun, text, isClash: clashes(three) }
}
