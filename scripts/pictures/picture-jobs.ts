import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { type PictureSize, SHEET_SIZES, sheetOf } from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import { drawSheet, PANEL_SIZES } from '#pictures/panel.ts'
import { drawPicture, panelOf } from '#server/draw-picture.ts'

export type WantedPicture = { place: string; picture: Picture; size: PictureSize }

export type PictureJob = {
  /** It has a digest of everything that the picture depends on. */
  file: string
  draw: () => Promise<string | Buffer>
}

/** Increase it when the drawings change, so that the cache is not used. */
const EDITION = 5

/** The site makes photographs, and what only social networks ask for, which takes long to draw. */
export function wantedPictures(content: Content): WantedPicture[] {
  return picturePlaces(content)
    .flatMap(({ sizes, ...one }) => sizes.map((size) => ({ ...one, size })))
    .filter(({ picture, size }) => !picture.photo && size !== 'social')
}

/** A file is `place.size.digest.svg`, or the `page.size.digest.svg` of all places in it. */
export function pictureJobs(wanted: readonly WantedPicture[]): PictureJob[] {
  const alone = wanted.filter(({ size }) => !SHEET_SIZES.some((known) => known === size))
  return [
    ...alone.map(({ place, picture: { subject, palette }, size }) => ({
      file: fileOf(`${place}.${size}`, [place, subject, palette, size, panelOf(size)]),
      draw: () => drawPicture({ place, subject, palette, size }),
    })),
    ...SHEET_SIZES.flatMap((size) => {
      const drawn = wanted.filter((each) => each.size === size)
      const sheets = Map.groupBy(drawn, ({ place }) => sheetOf(place))
      const panel = PANEL_SIZES[size]
      return [...sheets].map(([name, places]) => {
        const drawings = places.map(({ place, picture: { subject, palette } }) => {
          return { name: place, seed: place, subject, palette }
        })
        return {
          file: fileOf(`${name}.${size}`, [size, panel, drawings]),
          draw: async () => drawSheet(panel, drawings),
        }
      })
    }),
  ]
}

function fileOf(name: string, inputs: readonly unknown[]): string {
  const text = JSON.stringify([EDITION, ...inputs])
  return `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`
}

const CACHE = '.cache/pictures'

export function isMade({ file }: PictureJob): boolean {
  return existsSync(path.join(CACHE, file))
}

export async function makeOnce(job: PictureJob): Promise<string> {
  const made = path.join(CACHE, job.file)
  if (!isMade(job)) {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${made}.${process.pid}`
    writeFileSync(unfinished, await job.draw())
    renameSync(unfinished, made)
  }
  return made
}
