import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURE_SIZES, type PictureSize, type SHEET_SIZES } from '#app/ui/pictures.ts'
import type { Picture } from '#content/schema/picture.ts'
import { drawLayers, drawPanel, drawSheet } from '#pictures/panel.ts'
import { PANEL_SIZES } from '#pictures/panel-sizes.ts'
import { digestOf, type MadePicture, makeOnce } from './make-once.ts'

export type WantedPicture = {
  place: string
  picture: Picture
  size: PictureSize
  /** The folder with the church's photographs. */
  photos: string
}

/** Increase it when the drawings change, so that the cache is not used. */
const EDITION = 4

/** Served as `place.size.digest.kind`, for photographs with the width before the digest. */
export async function makePicture(wanted: WantedPicture): Promise<MadePicture[]> {
  const { photo } = wanted.picture
  return photo ? makePhotos(wanted, photo.file) : [await makeDrawing(wanted)]
}

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

function makeDrawing(wanted: WantedPicture): Promise<MadePicture> {
  const { place, picture, size } = wanted
  const { subject, palette } = picture
  const inputs = JSON.stringify([EDITION, place, subject, palette, size, panelOf(size)])
  const kind = size === 'social' ? 'png' : 'svg'
  return makeOnce({ name: `${place}.${size}`, inputs, kind }, () => draw(wanted))
}

/** The three layers of the hero are cut from one drawing. */
function panelOf(size: PictureSize) {
  return PANEL_SIZES[size === 'sky' || size === 'subject' || size === 'ground' ? 'hero' : size]
}

async function draw({ place, picture, size }: WantedPicture): Promise<string | Buffer> {
  const { subject, palette } = picture
  const scene = { seed: place, subject, palette, ...panelOf(size) }
  switch (size) {
    case 'sky':
    case 'subject':
    case 'ground':
      return drawLayers(scene)[size]
    case 'social':
      return sharp(Buffer.from(drawPanel(scene)))
        .png({ palette: true })
        .toBuffer()
    default:
      return drawPanel(scene)
  }
}

function makePhotos({ place, size, photos }: WantedPicture, file: string): Promise<MadePicture[]> {
  const photo = readFileSync(path.join(photos, file))
  const { width, height } = PICTURE_SIZES[size]
  const forms = size === 'social' ? SOCIAL_FORMS : PHOTO_FORMS
  return Promise.all(
    forms.map(({ kind, scale }) => {
      const wide = Math.round(width * scale)
      const inputs = `${digestOf(photo)} ${size} ${wide}`
      return makeOnce({ name: `${place}.${size}.${wide}`, inputs, kind }, () =>
        sharp(photo)
          .rotate()
          .resize(wide, Math.round(height * scale), { fit: 'cover' })
          .toFormat(kind)
          .toBuffer(),
      )
    }),
  )
}

/** Link previews of social networks support only PNG and JPEG. */
const SOCIAL_FORMS = [{ kind: 'jpeg', scale: 1 }] as const

const PHOTO_FORMS = [
  { kind: 'avif', scale: 1 },
  { kind: 'avif', scale: 0.5 },
  { kind: 'webp', scale: 1 },
  { kind: 'webp', scale: 0.5 },
  { kind: 'jpeg', scale: 1 },
] as const
