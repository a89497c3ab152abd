import { isPhotograph } from '#content-model/tree-files.ts'
import { type ContentDraft, deleteDrafts, draftsOf } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

/** Throws the own draft of a file away, with the photographs that only it names. */
export async function discardDraft(
  { db }: Pick<Services, 'db'>,
  { actor, path }: { actor: Actor; path: string },
): Promise<{ ok: true } | NotAllowed> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const drafts = await draftsOf(db, actor.staffId)
  const photographs = unnamedPhotographs(drafts.filter((draft) => draft.path !== path))
  await deleteDrafts(db, { staffId: actor.staffId, paths: [path, ...photographs] })
  return { ok: true }
}

/** Photographs that none of these drafts names: nothing can publish them any more. */
function unnamedPhotographs(drafts: readonly ContentDraft[]): string[] {
  const texts = drafts.filter((draft) => !isPhotograph(draft.path)).map(({ body }) => body)
  return drafts
    .map((draft) => draft.path)
    .filter((path) => isPhotograph(path) && !texts.some((text) => text.includes(nameOf(path))))
}

function nameOf(photograph: string): string {
  return photograph.replace('photos/', '')
}
