import { PICTURE_SIZES } from './pictures.ts'

/** One file of a photograph: a size of the site's, in one format and width. */
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

export type PhotographSize = keyof typeof PHOTOGRAPH_SIZES

export type Focus = { across: number; down: number }

/** Link previews of social networks support only PNG and JPEG. */
const SOCIAL_FORMS = [{ kind: 'jpeg', scale: 1 }] as const

const PHOTO_FORMS = [
  { kind: 'avif', scale: 1 },
  { kind: 'avif', scale: 0.5 },
  { kind: 'webp', scale: 1 },
  { kind: 'webp', scale: 0.5 },
  { kind: 'jpeg', scale: 1 },
] as const

/** Every file in which a photograph is served in this size. */
export function photographFiles(
  digest: string,
  size: PhotographSize,
  focus?: Focus,
): PhotographFile[] {
  const forms = size === 'social' ? SOCIAL_FORMS : PHOTO_FORMS
  return forms.map(({ kind, scale }) => ({
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
  const known = isSize(size) && digest !== '' ? photographFiles(digest, size, focus) : []
  return known.find((file) => photographAddress(file) === path)
}

function isSize(word: string | undefined): word is PhotographSize {
  return word !== undefined && Object.hasOwn(PHOTOGRAPH_SIZES, word)
}
