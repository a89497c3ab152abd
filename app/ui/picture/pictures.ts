import type { Picture } from '#content-model/schema/picture.ts'

/**
 * The sizes in which pictures are made: behind a page's title; behind the home page's title on a phone
 * and, in three layers that move against each other, on a wide screen; on slides and cards; in round
 * frames; for portraits, videos and posters of small videos; for shared links.
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
  poster: { width: 640, height: 360 },
  social: { width: 1200, height: 630 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** Drawn pictures of these sizes are combined: one sheet per page, of which each place shows its part. */
export const SHEET_SIZES = [
  'slide',
  'card',
  'round',
  'portrait',
  'poster',
] as const satisfies PictureSize[]

/** The sheet of the place "ewg-slides-1" is named after its page, "ewg". */
export function sheetOf(place: string): string {
  return place.split('-', 1)[0] ?? place
}

/** A picture as a page shows it. Drawn panels are decoration and have no alternative text. */
export type ShownPicture = {
  src: string
  width: number
  height: number
  alt: string
  /** A photograph in smaller sizes and newer formats; the browser uses the first it supports. */
  sources?: { type: string; srcSet: string }[]
}

/** Finds the picture made for a place, such as "ewg" or "ewg-slides-1". */
export type PictureBook = (place: string, picture: Picture, size: PictureSize) => ShownPicture
