import type { Picture } from '#content/schema/picture.ts'

/**
 * The shapes in which pictures are made: over a page's title, over the start page on a phone and, in
 * three layers that move against each other, on a wide screen; on a slide or a card, in a
 * round frame, of a person, on a video; for shared links.
 */
export const PICTURE_SIZES = {
  page: { width: 1600, height: 640 },
  phone: { width: 780, height: 1360 },
  sky: { width: 1600, height: 900 },
  subject: { width: 1600, height: 900 },
  ground: { width: 1600, height: 900 },
  slide: { width: 800, height: 600 },
  card: { width: 800, height: 600 },
  round: { width: 240, height: 240 },
  portrait: { width: 480, height: 600 },
  video: { width: 1280, height: 720 },
  social: { width: 1200, height: 630 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** Drawn ones of these sizes travel together: one sheet for a page, of which each place shows its part. */
export const SHEET_SIZES = ['slide', 'card', 'round', 'portrait'] as const satisfies PictureSize[]

/** The sheet of the place "ewg-slides-1" is named after its page, "ewg". */
export function sheetOf(place: string): string {
  return place.split('-', 1)[0] ?? place
}

/** A picture as a page shows it. Drawn panels are decoration and have no words. */
export type ShownPicture = {
  src: string
  width: number
  height: number
  alt: string
  /** A photograph in smaller and newer forms; the browser takes the first that it can show. */
  sources?: PictureSource[]
}

export type PictureSource = { type: string; srcSet: string }

/** Finds the picture that was made for one place, such as "ewg" or "ewg-slides-1". */
export type PictureBook = (place: string, picture: Picture, size: PictureSize) => ShownPicture
