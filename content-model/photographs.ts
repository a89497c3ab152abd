import { createHash } from 'node:crypto'
import type { Picture } from './schema/picture.ts'

/**
 * By which a photograph is addressed: the same file name may hold another one later. Of the stored body,
 * in base64.
 */
export function photographDigest(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}

/** Writes the digest of its file beside each photograph that the content names. */
export function namePhotographs(value: unknown, photos: ReadonlyMap<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'photo' && isPhotograph(inner)) {
      const digest = photos.get(inner.file)
      if (digest !== undefined) inner.digest = digest
    } else namePhotographs(inner, photos)
  }
}

function isPhotograph(value: unknown): value is NonNullable<Picture['photo']> {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value
}
