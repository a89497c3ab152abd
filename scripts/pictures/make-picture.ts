import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURE_SIZES, type PictureSize, type SHEET_SIZES } from '#app/ui/pictures.ts'
import type { Picture } from '#content/schema/picture.ts'
import { drawLayers, drawPanel, drawSheet } from '#pictures/panel.ts'
import { PANEL_SIZES } from '#pictures/panel-sizes.ts'

export type Wanted = {
  place: string
  picture: Picture
  size: PictureSize
  /** The folder with the church's photographs. */
  photos: string
}

/** A file that was made, in the cache, and the name it is served by. */
export type MadePicture = { file: string; from: string }

const CACHE = '.cache/pictures'

/** Raised when the drawings change, so that nothing old is taken from the cache. */
const EDITION = 4

/** Served as `place.size.digest.kind`, for photographs with the width before the digest. */
export async function makePicture({
  place,
  picture,
  size,
  photos,
}: Wanted): Promise<MadePicture[]> {
  if (!picture.photo) {
    const { subject, palette } = picture
    const options = JSON.stringify([EDITION, place, subject, palette, size])
    const kind = size === 'social' ? 'png' : 'svg'
    return [
      await once({ name: `${place}.${size}`, inputs: options, kind }, () =>
        draw({ place, picture, size }),
      ),
    ]
  }
  const photo = readFileSync(path.join(photos, picture.photo.file))
  const { width, height } = PICTURE_SIZES[size]
  const forms = size === 'social' ? SOCIAL_FORMS : PHOTO_FORMS
  return Promise.all(
    forms.map(({ kind, scale }) => {
      const wide = Math.round(width * scale)
      const inputs = `${digestOf(photo)} ${size} ${wide}`
      return once({ name: `${place}.${size}.${wide}`, inputs, kind }, () =>
        sharp(photo)
          .rotate()
          .resize(wide, Math.round(height * scale), { fit: 'cover' })
          .toFormat(kind)
          .toBuffer(),
      )
    }),
  )
}

export type WantedSheet = {
  name: string
  size: (typeof SHEET_SIZES)[number]
  places: readonly Pick<Wanted, 'place' | 'picture'>[]
}

/** All drawn pictures of one page and size in one file, served as `page.size.digest.svg#place`. */
export function makeSheet({ name, size, places }: WantedSheet): Promise<MadePicture> {
  const drawings = places.map(({ place, picture: { subject, palette } }) => {
    return { name: place, seed: place, subject, palette }
  })
  const inputs = JSON.stringify([EDITION, size, drawings])
  return once({ name: `${name}.${size}`, inputs, kind: 'svg' }, async () =>
    drawSheet(PANEL_SIZES[size], drawings),
  )
}

/** Networks that preview shared links take PNG and JPEG only. */
const SOCIAL_FORMS = [{ kind: 'jpeg', scale: 1 }] as const

const PHOTO_FORMS = [
  { kind: 'avif', scale: 1 },
  { kind: 'avif', scale: 0.5 },
  { kind: 'webp', scale: 1 },
  { kind: 'webp', scale: 0.5 },
  { kind: 'jpeg', scale: 1 },
] as const

async function draw({
  place,
  picture,
  size,
}: Pick<Wanted, 'place' | 'picture' | 'size'>): Promise<string | Buffer> {
  const scene = { seed: place, subject: picture.subject, palette: picture.palette }
  switch (size) {
    case 'sky':
    case 'subject':
    case 'ground':
      return drawLayers({ ...scene, ...PANEL_SIZES.hero })[size]
    case 'social':
      return sharp(Buffer.from(drawPanel({ ...scene, ...PANEL_SIZES.social })))
        .png({ palette: true })
        .toBuffer()
    default:
      return drawPanel({ ...scene, ...PANEL_SIZES[size] })
  }
}

type Job = { name: string; inputs: string; kind: string }

/** Makes a picture unless the same one was made before. */
async function once(
  { name, inputs, kind }: Job,
  make: () => Promise<string | Buffer>,
): Promise<MadePicture> {
  const digest = digestOf(inputs).slice(0, 8)
  const file = `${name}.${digest}.${kind}`
  const from = path.join(CACHE, file)
  if (!existsSync(from)) {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${from}.${process.pid}`
    writeFileSync(unfinished, await make())
    renameSync(unfinished, from)
  }
  return { file, from }
}

function digestOf(input: string | Buffer): string {
  return createHash('sha256').update(input).digest('hex')
}
