import { createHash } from 'node:crypto'
import { mkdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { deleteOldest, type FaultLog, writeWhole } from '#integrations/last-good.ts'
import type { PhotographMaker, PhotographShape } from './port.ts'

const MAX_BYTES = 256 * 1024 * 1024

/**
 * No photograph is made again after a restart: on a small machine one takes seconds. Several servers may
 * use the folder, and it may be deleted at any time.
 */
export function cacheShapes(cache: {
  photographs: PhotographMaker
  folder: string
  log: FaultLog
  maxBytes?: number
}): PhotographMaker {
  const { photographs, folder, log, maxBytes = MAX_BYTES } = cache
  return {
    take: (bytes) => photographs.take(bytes),
    async shape(bytes, shape) {
      const file = path.join(folder, fileName(bytes, shape))
      const stored = await readCut(file)
      if (stored) return stored
      const made = await photographs.shape(bytes, shape)
      try {
        await mkdir(folder, { recursive: true })
        await writeWhole(file, made)
        await deleteOldest(folder, { maxBytes })
      } catch (error) {
        // A full disk costs time, never a picture.
        log.error('photograph-not-kept', error)
      }
      return made
    },
  }
}

function fileName(bytes: Buffer, { width, height, kind, focus, isWhole }: PhotographShape): string {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const point = isWhole ? '.whole' : focus ? `.${focus.across}-${focus.down}` : ''
  return `${digest}.${width}x${height}${point}.${kind}`
}

/** A power failure leaves an empty file. */
async function readCut(file: string): Promise<Buffer | undefined> {
  try {
    const stored = await readFile(file)
    if (stored.length === 0) return undefined
    // What is still asked for is deleted last.
    const now = new Date()
    await utimes(file, now, now).catch(() => {})
    return stored
  } catch {
    return undefined
  }
}
