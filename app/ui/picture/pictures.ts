import type { Picture } from '#content-model/schema/picture.ts'

/** `phone` and the three layers `sky`, `subject` and `ground` are the home page's; `social` is for shared links. */
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
export const SHEET_SIZES = ['slide', 'card', 'round', 'portrait', 'poster'] as const

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

/** Says everything that the drawing depends on, so that what is at an address never changes. */
export function drawingAddress(place: string, picture: Picture, size: PictureSize): string {
  const kind = size === 'social' ? 'png' : 'svg'
  return `/drawings/${place}.${size}.${picture.subject}.${picture.palette}.${kind}`
}

const DRAWING = /^\/drawings\/([a-z0-9-]{1,80})\.([a-z]+)\.([a-z]+)\.([a-z]+)\.(svg|png)$/

/** A drawing that the build has not made, because the content has changed since; undefined for what is no such address. */
export function readDrawingAddress(path: string) {
  const [, place = '', size = '', subject = '', palette = '', kind] = DRAWING.exec(path) ?? []
  if (!isNameIn(PICTURE_SIZES, size)) return undefined
  return (kind === 'png') === (size === 'social') ? { place, size, subject, palette } : undefined
}

function isNameIn<Name extends string>(table: Record<Name, unknown>, word = ''): word is Name {
  return Object.hasOwn(table, word)
}

export type PhotographFile = {
  digest: string
  /** The point that stays in view, in percent. Found by itself where none is chosen. */
  focus?: Focus | undefined
  size: PhotographSize
  width: number
  kind: 'avif' | 'webp' | 'jpeg'
}

/** The site's sizes, and the whole photograph, for the office alone. */
export const PHOTOGRAPH_SIZES = { ...PICTURE_SIZES, whole: { width: 640, height: 640 } } as const

type PhotographSize = keyof typeof PHOTOGRAPH_SIZES

export type Focus = { across: number; down: number }

/** Kinds and scales. Link previews of social networks support only PNG and JPEG. */
const SOCIAL_FORMS = [['jpeg', 1]] as const

const PHOTO_FORMS = [
  ['avif', 1],
  ['avif', 0.5],
  ['webp', 1],
  ['webp', 0.5],
  ['jpeg', 1],
] as const

export function photographFiles(
  digest: string,
  size: PhotographSize,
  focus?: Focus,
): PhotographFile[] {
  const forms = size === 'social' ? SOCIAL_FORMS : PHOTO_FORMS
  return forms.map(([kind, scale]) => ({
    digest,
    focus,
    size,
    width: Math.round(PHOTOGRAPH_SIZES[size].width * scale),
    kind,
  }))
}

/** Named by the photograph's digest, so that what is at an address never changes. */
export function photographAddress({ digest, focus, size, width, kind }: PhotographFile): string {
  const point = focus ? `-${Math.round(focus.across)}-${Math.round(focus.down)}` : ''
  return `/photographs/${digest}${point}.${size}.${width}.${kind}`
}

/** Undefined for everything that `photographFiles` doesn't list. */
export function readPhotographAddress(path: string): PhotographFile | undefined {
  const [name = '', size] = path.replace('/photographs/', '').split('.')
  const [, digest = '', across, down] =
    /^([0-9a-f]{64})(?:-(\d{1,2}|100)-(\d{1,2}|100))?$/.exec(name) ?? []
  const focus = across === undefined ? undefined : { across: Number(across), down: Number(down) }
  if (digest === '' || !isNameIn(PHOTOGRAPH_SIZES, size)) return undefined
  return photographFiles(digest, size, focus).find((file) => photographAddress(file) === path)
}
