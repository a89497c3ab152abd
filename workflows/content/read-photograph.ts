import * as v from 'valibot'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { findDraftPhotograph } from '#database/content/content-drafts.ts'
import { findPhotograph } from '#database/content/content-versions.ts'
import type { PhotographShape } from '#integrations/photographs/port.ts'
import type { Services } from '#workflows/services.ts'
import { ownDrafts } from './drafts/own-drafts.ts'

/**
 * A photograph that was published, or is in an own draft of this person, cut to a shape. Undefined when there is
 * none.
 */
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

/** Whether a draft of this person has a photograph with this point of focus, in whole percent. */
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
