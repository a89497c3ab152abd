import { existsSync, readdirSync } from 'node:fs'
import {
  PICTURE_SIZES,
  type PictureBook,
  type PictureSize,
  type PictureSource,
  type ShownPicture,
  sheetOf,
} from '#app/ui/pictures.ts'

/**
 * Finds the pictures that the build has made by their file names: `ewg.page.3f9a1c20.svg` is the
 * picture of the place `ewg` in the size `page`; what follows is a digest. A photograph has several
 * files, with their width before the digest: `ewg.page.800.3f9a1c20.avif`. A place without a file of its
 * own is a part of its page's sheet: `ewg-slides-1` is in `ewg.slide.77aa0b12.svg#ewg-slides-1`.
 */
export function openPictureBook(directory: string): PictureBook {
  const shown = new Map<string, Omit<ShownPicture, 'alt'>>()
  const files = existsSync(directory) ? readdirSync(directory).sort() : []
  for (const [name, group] of Map.groupBy(files, placeAndSize)) {
    shown.set(name, toShown(name, group))
  }
  function onSheet(place: string, size: PictureSize) {
    const sheet = shown.get(`${sheetOf(place)}.${size}`)
    return sheet && { ...sheet, src: `${sheet.src}#${place}` }
  }
  return (place, picture, size) => ({
    ...(shown.get(`${place}.${size}`) ??
      onSheet(place, size) ?? { src: '', ...PICTURE_SIZES[size] }),
    alt: picture.photo?.alt ?? '',
  })
}

function placeAndSize(file: string): string {
  return file.split('.').slice(0, 2).join('.')
}

function toShown(name: string, files: string[]): Omit<ShownPicture, 'alt'> {
  const size = name.split('.')[1]
  const shape = Object.entries(PICTURE_SIZES).find(([known]) => known === size)?.[1]
  const plain = files.find((file) => /\.(svg|png|jpeg)$/.test(file)) ?? ''
  return {
    src: `/pictures/${plain}`,
    width: shape?.width ?? 0,
    height: shape?.height ?? 0,
    ...(files.length > 1 && { sources: SOURCES.map((kind) => toSource(kind, files)) }),
  }
}

const SOURCES = ['avif', 'webp']

function toSource(kind: string, files: string[]): PictureSource {
  const wide = files.filter((file) => file.endsWith(`.${kind}`))
  return {
    type: `image/${kind}`,
    srcSet: wide.map((file) => `/pictures/${file} ${file.split('.')[2]}w`).join(', '),
  }
}
