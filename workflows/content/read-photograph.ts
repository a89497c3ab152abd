import { findDraftPhotograph } from '#database/content/content-drafts.ts'
import { readBodies } from '#database/content/content-versions.ts'
import type { PhotographShape } from '#integrations/photographs/port.ts'
import type { Services } from '#workflows/services.ts'

/** A photograph of any version or draft, cut to a shape. Undefined when there is none. */
export async function readPhotograph(
  { db, photographs }: Pick<Services, 'db' | 'photographs'>,
  { digest, shape }: { digest: string; shape: PhotographShape },
): Promise<Buffer | undefined> {
  const stored = (await readBodies(db, [digest])).get(digest)
  const body = stored ?? (await findDraftPhotograph(db, digest))
  return body === undefined ? undefined : photographs.shape(Buffer.from(body, 'base64'), shape)
}
