import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { valuesIn } from '#content-model/values-in.ts'
import { deleteDraft } from '#database/content/content-drafts.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { mergeDraft, type OwnDraft, ownDrafts } from './drafts/own-drafts.ts'
import { withFiles } from './drafts/own-file.ts'
import { readSoundContent } from './drafts/read-draft-content.ts'
import { type Published, publishFiles } from './publish-files.ts'

type Publishing = StaffForm & {
  /** All own drafts when left out, but for those that have mistakes. */
  path?: string | undefined
  why: string
  /** The version that was newest when the person was shown what will change. */
  seen: number
  /** The person was shown what others have changed in the same fields. */
  isTold?: boolean
}

/** Publishes own drafts with the photographs that they name, as one version. */
export async function publishDraft(
  services: Services,
  { actor, path, why, seen, isTold = true, key }: Publishing,
): Promise<Published> {
  const { staffId } = actor
  if (staffId === null || (path && asSideFile(path))) return NOT_ALLOWED
  const own = await ownDrafts(services.db, staffId)
  const sound = path === undefined ? await readSoundContent(services, actor) : undefined
  const faulty = sound?.ok ? sound.faulty : []
  const drafts = own.filter(
    (each) =>
      !isPhotograph(each.path) && (path ?? each.path) === each.path && !faulty.includes(each.path),
  )
  // Sent twice: the first one has published it.
  if (drafts.length === 0 && key === undefined) return { ok: false, problem: 'unchanged' }
  const merged = await Promise.all(
    drafts.map(async (draft) => ({
      path: draft.path,
      ...(await mergeDraft(services.db, { draft, newest: seen })),
    })),
  )
  if (!isTold && merged.some(({ isClash }) => isClash)) return { ok: false, problem: 'changed' }
  const at = services.now().toISOString()
  return publishFiles(services, {
    actor,
    why,
    action: 'publish',
    key,
    change: (files) => changedFiles(files, { merged, own }),
    also: async (tx) => {
      for (const draft of drafts) await deleteDraft(tx, { staffId, path: draft.path, at })
    },
  })
}

type Merged = { path: string; body: string; current: string | undefined }

/** Undefined when somebody has published one of the files since the person was shown what changes. */
function changedFiles(
  files: readonly TreeFile[],
  { merged, own }: { merged: readonly Merged[]; own: readonly OwnDraft[] },
): readonly TreeFile[] | undefined {
  const now = new Map(files.map(({ path, body }) => [path, body]))
  if (merged.some(({ path, current }) => now.get(path) !== current)) return undefined
  return withFiles(files, [...merged, ...merged.flatMap((file) => namedPhotographs(file, own))])
}

function namedPhotographs({ path: file, body }: TreeFile, drafts: readonly OwnDraft[]): TreeFile[] {
  const named = new Set(valuesIn(fileValue(file, body)).map(({ value }) => `photos/${value}`))
  return drafts
    .filter(({ path }) => isPhotograph(path) && named.has(path))
    .map((photograph) => ({ path: photograph.path, body: photograph.body }))
}
