import { putDraft } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import { digestOf } from '#database/engine/digest.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { PhotographProblem } from '#integrations/photographs/port.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type { PhotographProblem }

/** Stores a photograph as a draft. It is published with the first file that names it. */
export async function takePhotograph(
  { db, now, photographs }: Services,
  { actor, bytes, calledBy }: { actor: Actor; bytes: Buffer; calledBy: string },
): Promise<{ ok: true; file: string } | { ok: false; problem: PhotographProblem } | NotAllowed> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const taken = await photographs.take(bytes)
  if (!taken.ok) return taken
  const body = taken.bytes.toString('base64')
  const file = `${slugOf(calledBy)}-${digestOf(body).slice(0, 8)}.jpg`
  await putDraft(db, {
    staff_id: actor.staffId,
    path: `photos/${file}`,
    body,
    base: await newestVersion(db),
    changed_at: now().toISOString(),
  })
  return { ok: true, file }
}

/** "My Photo (2).JPG" becomes "my-photo-2". */
function slugOf(name: string): string {
  const words =
    name
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 40) || 'photograph'
}
