import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadContent } from '#content-model/load.ts'
import { readConfig } from '#server/config/config.ts'
import { DRAWN_FILE, drawingName } from '#server/picture-book.ts'
import type { Part } from './draw-part.ts'
import { fileOf, isMade, makeOnce } from './make-once.ts'
import { pictureJobs, wantedPictures } from './picture-jobs.ts'

const reading = readConfig()
const directory = reading.ok ? reading.config.contentDirectory : 'content'

/**
 * Draws every picture in the content into the cache, unless it is there. Photographs are made by the
 * site, when they are first asked for.
 */
export async function drawPictures(): Promise<void> {
  if (pictureJobs(wantedFromContent()).every(isMade)) return
  const parts = availableParallelism()
  await Promise.all(Array.from({ length: parts }, (_, part) => draw({ directory, part, parts })))
}

/** Replaces the folder by these pictures, by default those in the content. Draws what is not in the cache. */
export async function copyPictures(to: string, wanted = wantedFromContent()): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const job of pictureJobs(wanted)) {
    copyFileSync(await makeOnce(job), path.join(to, fileOf(job)))
  }
  const drawn = wanted.map((one) => [`${one.place}.${one.size}`, drawingName(one.picture)])
  writeFileSync(path.join(to, DRAWN_FILE), JSON.stringify(Object.fromEntries(drawn)))
}

/** With mistakes in the content there is nothing to draw. The site lists them when it starts. */
function wantedFromContent() {
  const loaded = loadContent(directory)
  return loaded.ok ? wantedPictures(loaded.content) : []
}

function draw(part: Part): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('draw-part.ts', import.meta.url), { workerData: part })
  worker.once('error', reject)
  worker.once('exit', () => resolve())
  return promise
}
