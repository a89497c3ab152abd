import type { Picture } from '#content/schema/picture.ts'

/** The shapes in which pictures are made: over a page's title, on a card, for shared links. */
export const PICTURE_SIZES = {
  page: { width: 1600, height: 900 },
  card: { width: 640, height: 480 },
  social: { width: 1200, height: 630 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** A picture as a page shows it. Drawn panels are decoration and have no words. */
export type ShownPicture = { src: string; width: number; height: number; alt: string }

/** Finds the picture that was made for one place, such as "ewg" or "ewg-slide-1". */
export type PictureBook = (place: string, picture: Picture, size: PictureSize) => ShownPicture
