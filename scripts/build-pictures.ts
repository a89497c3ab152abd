import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { SHEET_SIZES, sheetOf } from '#app/ui/pictures.ts'
import { loadContent } from '#content/load.ts'
import { readConfig } from '#server/config.ts'
import { DRAWN_FILE, drawingName } from '#server/picture-book.ts'
import type { MadePicture } from './pictures/make-once.ts'
import { makeDrawing, makeSheet, type WantedPicture } from './pictures/make-picture.ts'

/**
 * Draws every picture in the content. Takes unchanged ones from the cache. Writes to the given folder, or
 * to the build. Photographs are made by the site, when they are first asked for.
 */
const TO = process.argv[2] ?? 'build/client/pictures'

const reading = readConfig()
const directory = reading.ok ? reading.config.contentDirectory : 'content'
const loaded = loadContent(directory)
// With mistakes in the content there is nothing to draw. The site lists them when it starts.
if (loaded.ok) {
  rmSync(TO, { recursive: true, force: true })
  mkdirSync(TO, { recursive: true })
  const wanted = picturePlaces(loaded.content)
    .flatMap(({ sizes, ...one }) => sizes.map((size) => ({ ...one, size })))
    .filter(({ picture }) => !picture.photo)
  for (const one of wanted.filter((each) => !isOnSheet(each))) keep([await makeDrawing(one)])
  for (const size of SHEET_SIZES) {
    const drawn = wanted.filter((each) => each.size === size && isOnSheet(each))
    const sheets = Map.groupBy(drawn, ({ place }) => sheetOf(place))
    for (const [name, places] of sheets) keep([await makeSheet({ name, size, places })])
  }
  const drawn = wanted.map((one) => [`${one.place}.${one.size}`, drawingName(one.picture)])
  writeFileSync(path.join(TO, DRAWN_FILE), JSON.stringify(Object.fromEntries(drawn)))
}

function isOnSheet({ size }: WantedPicture): boolean {
  return SHEET_SIZES.some((known) => known === size)
}

function keep(made: MadePicture[]): void {
  for (const { file, from } of made) copyFileSync(from, path.join(TO, file))
}
