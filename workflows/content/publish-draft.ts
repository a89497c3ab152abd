import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { valuesIn } from '#content-model/values-in.ts'
import { type ContentDraft, deleteDraft, draftsOf } from '#database/content/content-drafts.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED } from '../staff/actor.ts'
import { mergeDraft } from './drafts/merged-draft.ts'
import { withFiles } from './drafts/open-file.ts'
import { type Published, publishFiles } from './publish-files.ts'

type Publishing = {
  actor: Actor
  path: string
  why: string
  /** The version that was newest when the person was shown what will change. */
  seen: number
  key?: string | undefined
}

/** Publishes the own draft of a file with the photographs that it names. */
export async function publishDraft(
  services: Services,
  { actor, path, why, seen, key }: Publishing,
): Promise<Published> {
  const { staffId } = actor
  if (staffId === null) return NOT_ALLOWED
  const drafts = await draftsOf(services.db, staffId)
  const draft = drafts.find((each) => each.path === path)
  // Sent twice: the first one has published it.
  if (!draft && key === undefined) return { ok: false, problem: 'unchanged' }
  const { text, current } = draft
    ? await mergeDraft(services.db, { draft, newest: seen })
    : { text: '', current: undefined }
  const photos = draft ? namedPhotographs(text, drafts) : []
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action: 'publish',
    key,
    change: (files) => {
      const now = files.find((file) => file.path === path)?.body
      if (!draft) return files
      return now === current ? withFiles(files, [{ path, body: text }, ...photos]) : undefined
    },
    also: (tx) => deleteDraft(tx, { staffId, path }),
  })
}

function namedPhotographs(text: string, drafts: readonly ContentDraft[]): TreeFile[] {
  const named = new Set([...valuesIn(yamlValue(text))].map(({ value }) => `photos/${value}`))
  return drafts
    .filter(({ path }) => isPhotograph(path) && named.has(path))
    .map(({ path, body }) => ({ path, body }))
}
