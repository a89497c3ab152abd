import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { loadContent } from '#content/load.ts'
import { readConfig } from '#server/config.ts'
import { makePicture } from './pictures/make-picture.ts'

/**
 * Makes every picture that the content asks for: drawn panels, and photographs in modern formats
 * and sizes. What was made before is taken from the cache.
 */
const TO = 'build/client/pictures'

const reading = readConfig()
const directory = reading.ok ? reading.config.contentDirectory : 'content'
const loaded = loadContent(directory)
// Mistakes in the content are told when the site starts, all at once; here there is nothing to draw.
if (loaded.ok) {
  rmSync(TO, { recursive: true, force: true })
  mkdirSync(TO, { recursive: true })
  for (const { place, picture, sizes } of picturePlaces(loaded.content)) {
    for (const size of sizes) {
      const made = await makePicture({
        place,
        picture,
        size,
        photos: path.join(directory, 'photos'),
      })
      for (const { file, from } of made) copyFileSync(from, path.join(TO, file))
    }
  }
}
