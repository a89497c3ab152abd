import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadContent } from '#content/load.ts'
import { readConfig } from '#server/config.ts'
import { DRAWN_FILE, drawingName } from '#server/picture-book.ts'
import type { Part } from './pictures/draw-part.ts'
import { fileOf, isMade, makeOnce } from './pictures/make-once.ts'
import { pictureJobs, wantedPictures } from './pictures/picture-jobs.ts'

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
  const wanted = wantedPictures(loaded.content)
  const jobs = pictureJobs(wanted)
  if (!jobs.every(isMade)) await drawOnEveryCore()
  for (const job of jobs) copyFileSync(await makeOnce(job), path.join(TO, fileOf(job)))
  const drawn = wanted.map((one) => [`${one.place}.${one.size}`, drawingName(one.picture)])
  writeFileSync(path.join(TO, DRAWN_FILE), JSON.stringify(Object.fromEntries(drawn)))
}

async function drawOnEveryCore(): Promise<void> {
  const parts = availableParallelism()
  await Promise.all(Array.from({ length: parts }, (_, part) => draw({ directory, part, parts })))
}

function draw(part: Part): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('pictures/draw-part.ts', import.meta.url), { workerData: part })
  worker.once('error', reject)
  worker.once('exit', () => resolve())
  return promise
}
