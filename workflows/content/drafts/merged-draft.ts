import { clashes } from '#content-model/editing/clashes.ts'
import { mergeValues } from '#content-model/editing/merge-values.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { writeYaml } from '#content-model/editing/write-yaml.ts'
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
  if (current === undefined || base === undefined || current === base) {
    return { current, base: undefined, text: body, isClash: false }
  }
  const [old, mine, theirs] = [base, body, current].map(yamlValue)
  const three = { base: old, mine, theirs }
  const text = writeYaml(current, mergeValues(three))
  return { current, base, text, isClash: clashes(three) }
}
