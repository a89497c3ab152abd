import type { PictureSize, SHEET_SIZES } from '#app/ui/pictures.ts'
import type { Picture } from '#content/schema/picture.ts'
import { drawSheet } from '#pictures/panel.ts'
import { PANEL_SIZES } from '#pictures/panel-sizes.ts'
import { drawPicture, panelOf } from '#server/draw-picture.ts'
import { type MadePicture, makeOnce } from './make-once.ts'

export type WantedPicture = {
  place: string
  picture: Picture
  size: PictureSize
}

/** Increase it when the drawings change, so that the cache is not used. */
const EDITION = 4

type WantedSheet = {
  name: string
  size: (typeof SHEET_SIZES)[number]
  places: readonly Pick<WantedPicture, 'place' | 'picture'>[]
}

/** All drawn pictures of one page and size in one file, served as `page.size.digest.svg#place`. */
export function makeSheet({ name, size, places }: WantedSheet): Promise<MadePicture> {
  const drawings = places.map(({ place, picture: { subject, palette } }) => {
    return { name: place, seed: place, subject, palette }
  })
  const panel = PANEL_SIZES[size]
  const inputs = JSON.stringify([EDITION, size, panel, drawings])
  return makeOnce({ name: `${name}.${size}`, inputs, kind: 'svg' }, async () =>
    drawSheet(panel, drawings),
  )
}

/** Served as `place.size.digest.kind`. */
export function makeDrawing({ place, picture, size }: WantedPicture): Promise<MadePicture> {
  const { subject, palette } = picture
  const inputs = JSON.stringify([EDITION, place, subject, palette, size, panelOf(size)])
  const kind = size === 'social' ? 'png' : 'svg'
  return makeOnce({ name: `${place}.${size}`, inputs, kind }, () =>
    drawPicture({ place, subject, palette, size }),
  )
}
