import { readLimited } from '../read-limited.ts'
import type { SermonPicture } from './port.ts'

export type SermonPictures = {
  /** Undefined when the provider doesn't return a picture. */
  read(address: string): Promise<SermonPicture | undefined>
}

type Parts = {
  timeoutMs: number
  log: { warn(event: string, fields: { error: string }): void }
  /** Where this server itself reaches an address that is meant for browsers. */
  reach?: (address: string) => string
}

const TYPES = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)\b/
const MOST_BYTES = 500_000
const MOST_KEPT_BYTES = 16_000_000

/**
 * Fetches the provider's pictures for our visitors, so that their browsers need not tell the
 * provider what they are looking at. Keeps the latest in memory.
 */
export function createSermonPictures({ timeoutMs, log, reach }: Parts): SermonPictures {
  const kept = new Map<string, SermonPicture>()
  const loading = new Map<string, Promise<SermonPicture | undefined>>()
  let keptBytes = 0

  async function load(address: string): Promise<SermonPicture | undefined> {
    try {
      const picture = await fetchPicture(reach?.(address) ?? address, timeoutMs)
      keep(address, picture)
      return picture
    } catch (error) {
      log.warn('sermon-picture-failed', { error: String(error) })
      return undefined
    } finally {
      loading.delete(address)
    }
  }

  function keep(address: string, picture: SermonPicture): void {
    kept.set(address, picture)
    keptBytes += picture.bytes.byteLength
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES) return
      kept.delete(oldest)
      keptBytes -= bytes.byteLength
    }
  }

  return {
    async read(address) {
      const picture = kept.get(address)
      if (picture) return picture
      const answer = loading.get(address) ?? load(address)
      loading.set(address, answer)
      return answer
    },
  }
}

async function fetchPicture(address: string, timeoutMs: number): Promise<SermonPicture> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'image/*' },
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !TYPES.test(type)) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status} ${type}`)
  }
  return { type, bytes: await readLimited(response, MOST_BYTES) }
}
