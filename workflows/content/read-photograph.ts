import * as v from 'valibot'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { findDraftPhotograph } from '#database/content/content-drafts.ts'
import { findPhotograph } from '#database/content/content-versions.ts'
import type { PhotographShape } from '#integrations/photographs/port.ts'
import type { Services } from '#workflows/services.ts'
import { ownDrafts } from './drafts/own-drafts.ts'

type Wanted = {
  digest: string
  shape: PhotographShape
  /** Who also sees the photographs of their own drafts. */
  staffId: string | undefined
}

/** A photograph that was published, or is in an own draft, cut to a shape. Undefined when there is none. */
export async function readPhotograph(
  { db, photographs }: Services,
  { digest, shape, staffId }: Wanted,
): Promise<Buffer | undefined> {
  const published = await findPhotograph(db, digest)
  const isDraft = published === undefined && staffId !== undefined
  const body = isDraft ? await findDraftPhotograph(db, { staffId, digest }) : published
  return body === undefined ? undefined : photographs.shape(Buffer.from(body, 'base64'), shape)
}

type Point = { across: number; down: number }

/** Whether a draft of this person has a photograph with this point of focus, in whole percent. */
export async function hasDraftedFocus(
  { db }: Services,
  { staffId, focus }: { staffId: string; focus: Point },
): Promise<boolean> {
  const drafts = (await ownDrafts(db, staffId)).filter(({ path }) => !isPhotograph(path))
  return drafts.some(({ path, body }) => hasFocus(fileValue(path, body), focus))
}

/** Half way where only one direction is chosen. */
const photo = v.object({
  file: v.string(),
  across: v.optional(v.number(), 50),
  down: v.optional(v.number(), 50),
})

function hasFocus(value: unknown, focus: Point): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!v.is(photo, value)) return Object.values(value).some((part) => hasFocus(part, focus))
  const { across, down } = v.parse(photo, value)
  return Math.round(across) === focus.across && Math.round(down) === focus.down
}
