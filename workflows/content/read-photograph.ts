import { findDraftPhotograph } from '#database/content/content-drafts.ts'
import { findPhotograph } from '#database/content/content-versions.ts'
import type { PhotographShape } from '#integrations/photographs/port.ts'
import type { Services } from '#workflows/services.ts'

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
