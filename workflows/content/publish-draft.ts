import { valuesIn } from '#content-model/links.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph, PHOTO_FOLDER } from '#content-model/tree-files.ts'
import { deleteDraft } from '#database/content/content-drafts.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { ownDrafts, readDraftContent, withDrafts } from './drafts/own-drafts.ts'
import { type Published, publishFiles } from './publish-files.ts'

/**
 * `seen` was the newest version when the person was shown what will change; `isTold` says that they were shown what
 * others have changed in the same places.
 */
export async function publishDraft(
  services: Services,
  form: StaffForm & { path?: string | undefined; why: string; seen: number; isTold?: boolean },
): Promise<Published> {
  const { actor, path, why, seen, isTold = true, key } = form
  const { staffId } = actor
  if (staffId === null || (path && asSideFile(path))) return NOT_ALLOWED
  const own = await ownDrafts(services.db, staffId, seen)
  const sound =
    path === undefined ? await readDraftContent(services, actor, { isSound: true }) : undefined
  const faulty = sound?.ok ? sound.faulty : []
  const drafts = own.filter(
    (each) =>
      !isPhotograph(each.path) && (path ?? each.path) === each.path && !faulty.includes(each.path),
  )
  // Sent twice: the first one has published it.
  if (drafts.length === 0 && key === undefined) return { ok: false, problem: 'unchanged' }
  if (!isTold && drafts.some(({ isClash }) => isClash)) return { ok: false, problem: 'changed' }
  const at = services.now().toISOString()
  return publishFiles(services, {
    actor,
    why,
    action: 'publish',
    key,
    // Undefined when somebody has published one of the files since the person was shown what changes.
    change: (files) => {
      if (drafts.some((draft) => files.get(draft.path) !== draft.current)) return undefined
      const texts = drafts.flatMap((draft) => valuesIn(fileValue(draft.path, draft.body)))
      const named = new Set(texts.map(({ value }) => `${PHOTO_FOLDER}/${value}`))
      const photographs = own.filter((each) => isPhotograph(each.path) && named.has(each.path))
      return withDrafts(files, [...drafts, ...photographs])
    },
    also: async (tx) => {
      for (const draft of drafts) await deleteDraft(tx, { staffId, path: draft.path, at })
    },
  })
}
