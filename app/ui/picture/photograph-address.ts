import { PICTURE_SIZES, type PictureSize } from './pictures.ts'

/** One file of a photograph: a size of the site's, in one format and width. */
export type PhotographFile = {
  digest: string
  size: PictureSize
  width: number
  kind: 'avif' | 'webp' | 'jpeg'
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

/** Every file in which a photograph is served in this size. */
export function photographFiles(digest: string, size: PictureSize): PhotographFile[] {
  const forms = size === 'social' ? SOCIAL_FORMS : PHOTO_FORMS
  return forms.map(({ kind, scale }) => ({
    digest,
    size,
    width: Math.round(PICTURE_SIZES[size].width * scale),
    kind,
  }))
}

/** Named by the photograph's digest, so that what is at an address never changes. */
export function photographAddress({ digest, size, width, kind }: PhotographFile): string {
  return `/photographs/${digest}.${size}.${width}.${kind}`
}

/** Undefined for everything that `photographFiles` doesn't list. */
export function readPhotographAddress(path: string): PhotographFile | undefined {
  const [digest = '', size] = path.replace('/photographs/', '').split('.')
  const known = isSize(size) && /^[0-9a-f]{64}$/.test(digest) ? photographFiles(digest, size) : []
  return known.find((file) => photographAddress(file) === path)
}

function isSize(word: string | undefined): word is PictureSize {
  return word !== undefined && Object.hasOwn(PICTURE_SIZES, word)
}
