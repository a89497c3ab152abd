import { LRUCache } from 'lru-cache'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import { drawingAddress, readDrawingAddress } from '#app/ui/picture/drawing-address.ts'
import { readPhotographAddress } from '#app/ui/picture/photograph-address.ts'
import { PICTURE_SIZES } from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import { isPalette } from '#pictures/palettes.ts'
import { isSubject } from '#pictures/subjects.ts'
import { readPhotograph } from '#workflows/content/read-photograph.ts'
import type { Services } from '#workflows/services.ts'
import { drawInThread } from '../draw-in-thread.ts'

export type Made = { body: Buffer; type: string }

/** Drafts may lead to any drawing, and only staff see them. */
type For = 'staff' | 'everybody'

type MadePictures = (path: string, whom: For) => Promise<Made | undefined>

type Parts = Pick<Services, 'db' | 'photographs' | 'live'>

/**
 * Pictures that the build could not make: photographs from the office, and drawings of content that has
 * changed since. Each is made once, one after the other, and kept in memory.
 */
export function createMadePictures(services: Parts): MadePictures {
  const made = new LRUCache<string, Made>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf })
  const running = new Map<string, Promise<Made | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  function make(path: string): Promise<Made | undefined> {
    // One at a time: each takes a whole core for up to a second.
    const making = last.then(() => makePicture(services, path))
    last = making.catch(() => {})
    return making.then((picture) => {
      if (picture) made.set(path, picture)
      return picture
    })
  }

  return async (path, whom) => {
    const known = made.get(path) ?? running.get(path)
    if (known) return known
    const isDrawing = readDrawingAddress(path) !== undefined
    const isOpen = whom === 'staff' || isShown(services.live.version().content, path)
    if (isDrawing && !isOpen) return undefined
    const making = make(path).finally(() => running.delete(path))
    running.set(path, making)
    return making
  }
}

const MOST_BYTES = 48 * 1024 * 1024

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

async function makePicture(services: Parts, path: string): Promise<Made | undefined> {
  const photograph = readPhotographAddress(path)
  if (photograph) {
    const { digest, size, width, kind } = photograph
    const shape = PICTURE_SIZES[size]
    const height = Math.round((shape.height * width) / shape.width)
    const body = await readPhotograph(services, { digest, shape: { width, height, kind } })
    return body && { body, type: `image/${kind}` }
  }
  const wanted = readDrawingAddress(path)
  if (!wanted || !isSubject(wanted.subject) || !isPalette(wanted.palette)) return undefined
  const { place, size, subject, palette } = wanted
  const body = await drawInThread({ place, size, subject, palette })
  return { body, type: size === 'social' ? 'image/png' : 'image/svg+xml' }
}
