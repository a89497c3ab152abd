import * as v from 'valibot'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { findDraftPhotograph, putDraft } from '#database/content/content-drafts.ts'
import { findPhotograph, newestVersion } from '#database/content/content-versions.ts'
import { digestOf } from '#database/engine/digest.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { PhotographProblem, PhotographShape } from '#integrations/photographs/port.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { ownDrafts } from './drafts/own-drafts.ts'

/** Visitors see what is published; an author sees the photographs of their own drafts too. */
export async function readPhotograph(
  { db, photographs }: Services,
  wanted: { digest: string; shape: PhotographShape; staffId: string | undefined },
): Promise<Buffer | undefined> {
  const { digest, shape, staffId } = wanted
  const published = await findPhotograph(db, digest)
  const isDraft = published === undefined && staffId !== undefined
  const body = isDraft ? await findDraftPhotograph(db, { staffId, digest }) : published
  return body === undefined ? undefined : photographs.shape(Buffer.from(body, 'base64'), shape)
}

export async function hasDraftedFocus(
  { db }: Services,
  { staffId, focus }: { staffId: string; focus: { across: number; down: number } },
): Promise<boolean> {
  const drafts = (await ownDrafts(db, staffId)).filter(({ path }) => !isPhotograph(path))
  const isThere = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const read = v.safeParse(photo, value)
    if (!read.success) return Object.values(value).some(isThere)
    const { across, down } = read.output
    return Math.round(across) === focus.across && Math.round(down) === focus.down
  }
  return drafts.some(({ path, body }) => isThere(fileValue(path, body)))
}

/** Half way where only one direction is chosen. */
const photo = v.object({
  file: v.string(),
  across: v.optional(v.number(), 50),
  down: v.optional(v.number(), 50),
})

export type { PhotographProblem }

/** The photograph is published with the first file that names it. */
export async function takePhotograph(
  { db, now, photographs }: Services,
  { actor, bytes, calledBy }: { actor: Actor; bytes: Buffer; calledBy: string },
) {
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
  return { ok: true as const, file }
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
