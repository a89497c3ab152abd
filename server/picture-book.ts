import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import {
  drawingAddress,
  type Focus,
  PICTURE_SIZES,
  type PictureBook,
  type PictureSize,
  photographAddress,
  photographFiles,
  sheetOf,
} from '#app/ui/picture/pictures.ts'
import type { Picture } from '#content-model/schema/picture.ts'

/** The build says what is drawn in each place and size, `"ewg.page": "sunrise dawn"`. */
export const DRAWN_FILE = '.drawn.json'

const DRAWN = v.record(v.string(), v.string())

/**
 * Finds the pictures that the build has made by their file names: `ewg.page.3f9a1c20.svg` is the
 * picture of the place `ewg` in the size `page`; what follows is a digest. A place without a file of its
 * own is a part of its page's sheet: `ewg-slides-1` is in `ewg.slide.77aa0b12.svg#ewg-slides-1`.
 * Photographs, and drawings that have changed since the build, are made when they are first asked for.
 */
export function openPictureBook(directory: string): PictureBook {
  const files = existsSync(directory) ? readdirSync(directory) : []
  const built = new Map(files.map((file) => [file.split('.').slice(0, 2).join('.'), file]))
  const drawnFile = path.join(directory, DRAWN_FILE)
  const drawn = existsSync(drawnFile)
    ? v.parse(DRAWN, JSON.parse(readFileSync(drawnFile, 'utf8')))
    : undefined

  function drawing(place: string, picture: Picture, size: PictureSize): string {
    const isBuilt = drawn?.[`${place}.${size}`] === drawingName(picture)
    if (drawn && !isBuilt) return drawingAddress(place, picture, size)
    const own = built.get(`${place}.${size}`)
    if (own) return `/pictures/${own}`
    const sheet = built.get(`${sheetOf(place)}.${size}`)
    return sheet ? `/pictures/${sheet}#${place}` : ''
  }

  return (place, picture, size) => {
    const { digest, alt = '' } = picture.photo ?? {}
    const shape = PICTURE_SIZES[size]
    if (digest) return { ...photograph(digest, size, focusOf(picture)), ...shape, alt }
    return { src: drawing(place, picture, size), ...shape, alt: '' }
  }
}

export function drawingName({ subject, palette }: Pick<Picture, 'subject' | 'palette'>): string {
  return `${subject} ${palette}`
}

/** The other direction is half way where only one is chosen. */
export function focusOf({ photo }: Picture): Focus | undefined {
  const { across, down } = photo ?? {}
  return across === undefined && down === undefined
    ? undefined
    : { across: across ?? 50, down: down ?? 50 }
}

function photograph(digest: string, size: PictureSize, focus: Focus | undefined) {
  const files = photographFiles(digest, size, focus)
  const plain = files.find(({ kind }) => kind === 'jpeg')
  const sources = (['avif', 'webp'] as const).flatMap((kind) => {
    const own = files.filter((file) => file.kind === kind)
    const srcSet = own.map((file) => `${photographAddress(file)} ${file.width}w`).join(', ')
    return srcSet ? [{ type: `image/${kind}`, srcSet }] : []
  })
  return { src: plain ? photographAddress(plain) : '', ...(sources.length > 0 && { sources }) }
}
