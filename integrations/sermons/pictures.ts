import { LRUCache } from 'lru-cache'
import type { Sermon } from '#domain/sermons/sermons.ts'
import { readLimited, TooLargeError } from '../ask-json.ts'
import type { PictureReading, SermonPicture } from './port.ts'

export type SermonPictures = { read(address: string): Promise<PictureReading> }

const TYPES = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)\b/
const MAX_BYTES = 500_000
const MAX_CACHED_BYTES = 16_000_000

/** Visitors' browsers need not tell the provider what they are looking at. */
export function createSermonPictures(parts: {
  timeoutMs: number
  log: { warn(event: string, fields: { error: string }): void }
  count: (name: string) => void
  /** This server may reach an address that is meant for browsers at another one. */
  reach?: (address: string) => string
}): SermonPictures {
  const { timeoutMs, log, count, reach } = parts
  const cached = new LRUCache<string, SermonPicture>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  })
  const loading = new Map<string, Promise<PictureReading>>()

  async function load(address: string): Promise<PictureReading> {
    try {
      const picture = await fetchPicture(reach?.(address) ?? address, timeoutMs)
      cached.set(address, picture)
      return { ok: true, picture }
    } catch (error) {
      count('sermons.picture-failed')
      log.warn('sermon-picture-failed', { error: String(error) })
      // Asking again would not help where an answer came, and it is no picture that we can show.
      const isLasting = error instanceof NoPictureError || error instanceof TooLargeError
      return { ok: false, problem: isLasting ? 'no-picture' : 'no-answer' }
    } finally {
      loading.delete(address)
    }
  }

  return {
    async read(address) {
      const picture = cached.get(address)
      if (picture) return { ok: true, picture }
      const answer = loading.get(address) ?? load(address)
      loading.set(address, answer)
      return answer
    },
  }
}

async function fetchPicture(address: string, timeoutMs: number): Promise<SermonPicture> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'image/*' },
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !TYPES.test(type)) {
    await response.body?.cancel()
    const { status } = response
    const problem = `answered ${status} ${type}`
    // These are Request Timeout, Too Many Requests, and faults of the provider's server.
    const isNotNow = status === 408 || status === 429 || status >= 500
    throw isNotNow ? new Error(problem) : new NoPictureError(problem)
  }
  return { type, bytes: await readLimited(response, MAX_BYTES) }
}

class NoPictureError extends Error {}

const MAX_ADDRESSES = 5_000

/** Nobody makes this server fetch anything else than these pictures. */
export function createKnownPictures(pictures: SermonPictures, restore: () => Promise<Sermon[]>) {
  const addresses = new Map<string, string>()
  let restored: Promise<void> | undefined

  function remember(sermons: readonly Sermon[]): void {
    for (const { id, thumbnail } of sermons) {
      if (thumbnail && (addresses.has(id) || addresses.size < MAX_ADDRESSES)) {
        addresses.set(id, thumbnail)
      }
    }
  }

  return {
    remember,
    async read(id: string): Promise<PictureReading> {
      // After a restart, pages in people's browsers still ask for pictures that were read before.
      restored ??= restore().then(remember)
      if (!addresses.has(id)) await restored
      const address = addresses.get(id)
      return address === undefined ? { ok: false, problem: 'no-picture' } : pictures.read(address)
    },
  }
}
