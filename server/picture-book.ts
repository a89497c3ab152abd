import { existsSync, readdirSync } from 'node:fs'
import { PICTURE_SIZES, type PictureBook } from '#app/pictures.ts'

/**
 * Knows the pictures that the build has made, by their file names: `ewg.page.3f9a1c20.svg` is the
 * picture of the place `ewg` in the size `page`; what follows is a digest of its content.
 */
export function openPictureBook(directory: string): PictureBook {
  const files = new Map<string, string>()
  for (const file of existsSync(directory) ? readdirSync(directory) : []) {
    const [place, size] = file.split('.')
    files.set(`${place}.${size}`, `/pictures/${file}`)
  }
  return (place, picture, size) => ({
    src: files.get(`${place}.${size}`) ?? '',
    alt: picture.photo?.alt ?? '',
    ...PICTURE_SIZES[size],
  })
}
