import { isDeepStrictEqual } from 'node:util'
import { fileText, fileValue, isOfTranslations } from '#content-model/file-text.ts'
import { deleteDraft, markDiscarded, storeDraft } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import type { OwnText } from './own-text.ts'

type Storing = {
  staffId: string
  path: string
  own: OwnText
  /** Of the whole file. */
  value: unknown
  key: string | undefined
  at: Date
}

type StoredChange = { text: string; isDraft: boolean }

/** Stores what a person has made of a file. Without a difference to the site there is no draft. */
export async function storeChange(tx: Db, storing: Storing): Promise<StoredChange> {
  const { staffId, path, own, value, key } = storing
  const at = storing.at.toISOString()
  const text = fileText(path, own.text ?? '', value)
  const current = own.files.find((file) => file.path === path)?.body
  const isDraft = [current, own.baseText].every((shown) => isDifferent(path, { shown, value }))
  if (isDraft) {
    const { text: before = null, base } = own
    const draft = { staff_id: staffId, path, body: text, base, changed_at: at }
    await storeDraft(tx, { ...draft, before, form_key: key ?? null })
  } else if (own.draft && key) await markDiscarded(tx, { staffId, path, at, key })
  else await deleteDraft(tx, { staffId, path, at })
  return { text, isDraft }
}

type Shown = { shown: string | undefined; value: unknown }

function isDifferent(path: string, { shown, value }: Shown): boolean {
  if (shown === undefined && !isOfTranslations(path)) return true
  return !isDeepStrictEqual(fileValue(path, shown ?? ''), value)
}
