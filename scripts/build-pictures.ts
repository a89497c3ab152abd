import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { SHEET_SIZES, sheetOf } from '#app/ui/pictures.ts'
import { loadContent } from '#content/load.ts'
import { readConfig } from '#server/config.ts'
import type { MadePicture } from './pictures/make-once.ts'
import { makePicture, makeSheet, type WantedPicture } from './pictures/make-picture.ts'

/**
 * Makes every picture in the content: drawn panels, and photographs in modern formats and sizes. Takes
 * unchanged ones from the cache. Writes to the given folder, or to the build.
 */
const TO = process.argv[2] ?? 'build/client/pictures'

const reading = readConfig()
const directory = reading.ok ? reading.config.contentDirectory : 'content'
const loaded = loadContent(directory)
// With mistakes in the content there is nothing to draw. The site lists them when it starts.
if (loaded.ok) {
  rmSync(TO, { recursive: true, force: true })
  mkdirSync(TO, { recursive: true })
  const photos = path.join(directory, 'photos')
  const wanted = picturePlaces(loaded.content).flatMap(({ sizes, ...one }) =>
    sizes.map((size) => ({ ...one, size, photos })),
  )
  for (const one of wanted.filter((each) => !isOnSheet(each))) keep(await makePicture(one))
  for (const size of SHEET_SIZES) {
    const drawn = wanted.filter((each) => each.size === size && isOnSheet(each))
    const sheets = Map.groupBy(drawn, ({ place }) => sheetOf(place))
    for (const [name, places] of sheets) keep([await makeSheet({ name, size, places })])
  }
}

function isOnSheet({ picture, size }: WantedPicture): boolean {
  return !picture.photo && SHEET_SIZES.some((known) => known === size)
}

function keep(made: MadePicture[]): void {
  for (const { file, from } of made) copyFileSync(from, path.join(TO, file))
}
