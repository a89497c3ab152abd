import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { type PictureSize, SHEET_SIZES, sheetOf } from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import { drawSheet, PANEL_SIZES } from '#pictures/panel.ts'
import { drawPicture, panelOf } from '#server/draw-picture.ts'
import type { PictureJob } from './make-once.ts'

export type WantedPicture = { place: string; picture: Picture; size: PictureSize }

/** Increase it when the drawings change, so that the cache is not used. */
const EDITION = 5

/**
 * Every drawn picture of the content that a page shows, by place and size. Photographs, and what only social networks
 * ask for, are made by the site: to draw the latter takes as long as to build the pages.
 */
export function wantedPictures(content: Content): WantedPicture[] {
  return picturePlaces(content)
    .flatMap(({ sizes, ...one }) => sizes.map((size) => ({ ...one, size })))
    .filter(({ picture, size }) => !picture.photo && size !== 'social')
}

/** The files that these pictures are drawn in. */
export function pictureJobs(wanted: readonly WantedPicture[]): PictureJob[] {
  return [
    ...wanted.filter((each) => !isOnSheet(each)).map(drawingJob),
    ...SHEET_SIZES.flatMap((size) => {
      const drawn = wanted.filter((each) => each.size === size)
      const sheets = Map.groupBy(drawn, ({ place }) => sheetOf(place))
      return [...sheets].map(([name, places]) => sheetJob(name, size, places))
    }),
  ]
}

function isOnSheet({ size }: WantedPicture): boolean {
  return SHEET_SIZES.some((known) => known === size)
}

/** Served as `place.size.digest.kind`. */
function drawingJob({ place, picture, size }: WantedPicture): PictureJob {
  const { subject, palette } = picture
  return {
    name: `${place}.${size}`,
    inputs: JSON.stringify([EDITION, place, subject, palette, size, panelOf(size)]),
    kind: 'svg',
    draw: () => drawPicture({ place, subject, palette, size }),
  }
}

/** All drawn pictures of one page and size in one file, served as `page.size.digest.svg#place`. */
function sheetJob(
  name: string,
  size: (typeof SHEET_SIZES)[number],
  places: readonly WantedPicture[],
): PictureJob {
  const drawings = places.map(({ place, picture: { subject, palette } }) => {
    return { name: place, seed: place, subject, palette }
  })
  const panel = PANEL_SIZES[size]
  return {
    name: `${name}.${size}`,
    inputs: JSON.stringify([EDITION, size, panel, drawings]),
    kind: 'svg',
    draw: async () => drawSheet(panel, drawings),
  }
}
