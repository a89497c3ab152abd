import { LRUCache } from 'lru-cache'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { drawingAddress, readDrawingAddress } from '#app/ui/picture/drawing-address.ts'
import {
  PHOTOGRAPH_SIZES,
  type PhotographFile,
  readPhotographAddress,
} from '#app/ui/picture/photograph-address.ts'
import type { Content } from '#content-model/schema/content.ts'
import { isPalette } from '#pictures/palettes.ts'
import { isSubject } from '#pictures/subjects.ts'
import { readPhotograph } from '#workflows/content/read-photograph.ts'
import type { Services } from '#workflows/services.ts'
import { drawInThread } from '../draw-in-thread.ts'

export type Made = { body: Buffer; type: string }

/** Drafts may lead to any drawing, and to photographs of their own. Only staff see them. */
type For = { staffId: string } | 'everybody'

type MadePictures = (path: string, whom: For) => Promise<Made | undefined>

/**
 * Pictures that the build could not make: photographs from the office, and drawings of content that has
 * changed since. Each is made once, one after the other, and kept in memory.
 */
export function createMadePictures(services: Services): MadePictures {
  const made = new LRUCache<string, Made>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  const running = new Map<string, Promise<Made | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  /** One at a time: each takes a whole core for up to a second. */
  function inTurn(make: () => Promise<Made | undefined>): Promise<Made | undefined> {
    const making = last.then(make)
    last = making.catch(() => {})
    return making
  }

  async function makeAndKeep(path: string): Promise<Made | undefined> {
    const picture = await inTurn(() => makePicture(services, path))
    if (picture) made.set(path, picture)
    return picture
  }

  return async (path, whom) => {
    const photograph = readPhotographAddress(path)
    // It is looked up each time, because its draft may be discarded.
    if (photograph && whom !== 'everybody') {
      return inTurn(() => cutPhotograph(services, photograph, whom.staffId))
    }
    // What visitors see is cut to its place.
    if (photograph?.size === 'whole') return undefined
    const known = made.get(path) ?? running.get(path)
    if (known) return known
    const isOpen = whom !== 'everybody' || isShown(services.live.version().content, path)
    if (!photograph && !isOpen) return undefined
    const making = makeAndKeep(path).finally(() => running.delete(path))
    running.set(path, making)
    return making
  }
}

const MAX_BYTES = 48 * 1024 * 1024

function bytesOf({ body }: Made): number {
  return body.length + 1
}

/** Whether the content leads to this drawing. */
function isShown(content: Content, path: string): boolean {
  const known = SHOWN.get(content)
  if (known) return known.has(path)
  const addresses = picturePlaces(content).flatMap(({ place, picture, sizes }) =>
    sizes.map((size) => drawingAddress(place, picture, size)),
  )
  SHOWN.set(content, new Set(addresses))
  return addresses.includes(path)
}

const SHOWN = new WeakMap<Content, ReadonlySet<string>>()

async function makePicture(services: Services, path: string): Promise<Made | undefined> {
  const photograph = readPhotographAddress(path)
  if (photograph) return cutPhotograph(services, photograph)
  const wanted = readDrawingAddress(path)
  if (!wanted || !isSubject(wanted.subject) || !isPalette(wanted.palette)) return undefined
  const { place, size, subject, palette } = wanted
  const body = await drawInThread({ place, size, subject, palette })
  return { body, type: size === 'social' ? 'image/png' : 'image/svg+xml' }
}

async function cutPhotograph(
  services: Services,
  { digest, focus, size, width, kind }: PhotographFile,
  staffId?: string,
): Promise<Made | undefined> {
  const shape = PHOTOGRAPH_SIZES[size]
  const height = Math.round((shape.height * width) / shape.width)
  const cut = { width, height, kind, focus, isWhole: size === 'whole' }
  const body = await readPhotograph(services, { digest, shape: cut, staffId })
  return body && { body, type: `image/${kind}` }
}
