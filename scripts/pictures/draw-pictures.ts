import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadContent } from '#content-model/tree-files.ts'
import { readConfig } from '#server/config/config.ts'
import { DRAWN_FILE, drawingName } from '#server/picture-book.ts'
import {
  isMade,
  makeOnce,
  pictureJobs,
  type WantedPicture,
  wantedPictures,
} from './picture-jobs.ts'

export async function drawPictures(wanted: readonly WantedPicture[]): Promise<void> {
  if (pictureJobs(wanted).every(isMade)) return
  const parts = availableParallelism()
  const threads = Array.from({ length: parts }, (_, part) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const workerData = { wanted, part, parts }
    const worker = new Worker(new URL('draw-part.ts', import.meta.url), { workerData })
    worker.once('error', reject)
    worker.once('exit', () => resolve())
    return promise
  })
  await Promise.all(threads)
}

export async function copyPictures(to: string, wanted: readonly WantedPicture[]): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const job of pictureJobs(wanted)) {
    copyFileSync(await makeOnce(job), path.join(to, job.file))
  }
  const drawn = wanted.map((one) => [`${one.place}.${one.size}`, drawingName(one.picture)])
  writeFileSync(path.join(to, DRAWN_FILE), JSON.stringify(Object.fromEntries(drawn)))
}

/** The site makes photographs when they are first asked for, and lists mistakes in the content. */
export function wantedFromContent(): WantedPicture[] {
  const reading = readConfig()
  const loaded = loadContent(reading.ok ? reading.config.contentDirectory : 'content')
  return loaded.ok ? wantedPictures(loaded.content) : []
}
