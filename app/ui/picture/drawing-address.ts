import type { Picture } from '#content-model/schema/picture.ts'
import { PICTURE_SIZES, type PictureSize } from './pictures.ts'

/** A drawing that the build has not made, because the content has changed since. */
type WantedDrawing = { place: string; size: PictureSize; subject: string; palette: string }

/** Says everything that the drawing depends on, so that what is at an address never changes. */
export function drawingAddress(place: string, picture: Picture, size: PictureSize): string {
  const kind = size === 'social' ? 'png' : 'svg'
  return `/drawings/${place}.${size}.${picture.subject}.${picture.palette}.${kind}`
}

/** Undefined for what is no such address. */
export function readDrawingAddress(path: string): WantedDrawing | undefined {
  const found = /^\/drawings\/([a-z0-9-]{1,80})\.([a-z]+)\.([a-z]+)\.([a-z]+)\.(svg|png)$/.exec(
    path,
  )
  const [, place = '', size = '', subject = '', palette = '', kind] = found ?? []
  if (!found || !isSize(size)) return undefined
  return (kind === 'png') === (size === 'social') ? { place, size, subject, palette } : undefined
}

function isSize(word: string): word is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, word)
}
