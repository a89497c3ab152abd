import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type PictureJob = {
  name: string
  /** Everything the picture depends on, as text. */
  inputs: string
  kind: string
  draw: () => Promise<string | Buffer>
}

const CACHE = '.cache/pictures'

/** The name a picture is served by. */
export function fileOf({ name, inputs, kind }: PictureJob): string {
  const digest = createHash('sha256').update(inputs).digest('hex').slice(0, 8)
  return `${name}.${digest}.${kind}`
}

export function isMade(job: PictureJob): boolean {
  return existsSync(pathOf(job))
}

/** Draws a picture unless one with the same inputs is in the cache. Returns its path there. */
export async function makeOnce(job: PictureJob): Promise<string> {
  const made = pathOf(job)
  if (!existsSync(made)) {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${made}.${process.pid}`
    writeFileSync(unfinished, await job.draw())
    renameSync(unfinished, made)
  }
  return made
}

function pathOf(job: PictureJob): string {
  return path.join(CACHE, fileOf(job))
}
