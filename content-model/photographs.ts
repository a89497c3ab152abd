import { createHash } from 'node:crypto'
import type { Content } from './schema/content.ts'
import type { Picture } from './schema/picture.ts'

/**
 * By which a photograph is addressed: the same file name may hold another one later. Of the stored body,
 * in base64.
 */
export function photographDigest(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}

/** Writes the digest of its file beside each photograph that the content names. */
export function namePhotographs(content: Content, photos: ReadonlyMap<string, string>): void {
  for (const photo of photographsIn(content)) {
    const digest = photos.get(photo.file)
    if (digest !== undefined) photo.digest = digest
  }
}

type Photograph = NonNullable<Picture['photo']>

function* photographsIn(value: unknown): Generator<Photograph> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'photo' && isPhotograph(inner)) yield inner
    else yield* photographsIn(inner)
  }
}

function isPhotograph(value: unknown): value is Photograph {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value
}
