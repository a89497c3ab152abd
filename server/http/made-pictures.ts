import { LRUCache } from 'lru-cache'
import { picturePlaces } from '#app/features/pages/picture-places.ts'
import {
  drawingAddress,
  PHOTOGRAPH_SIZES,
  type PhotographFile,
  photographAddress,
  photographFiles,
  readDrawingAddress,
  readPhotographAddress,
} from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import { isPalette } from '#pictures/palettes.ts'
import { isSubject } from '#pictures/subjects.ts'
import { hasDraftedFocus, readPhotograph } from '#workflows/content/read-photograph.ts'
import { refreshContent } from '#workflows/content/versions.ts'
import type { Services } from '#workflows/services.ts'
import { drawInThread } from '../draw-in-thread.ts'
import { focusOf } from '../picture-book.ts'
import { asItIs, compress, type Encodings } from './answer.ts'

export type PictureFile = { encodings: Encodings; type: string }

/** Somebody else may wait for the same picture. */
type PictureWork = { requests: AbortSignal[]; picture: Promise<PictureFile | undefined> }

/**
 * The build could not make these: photographs from the office, and drawings of content that has changed
 * since. Visitors get those that the published content leads to. Each is made once, and kept in memory.
 */
export function createMadePictures(services: Services): (
  path: string,
  asked: {
    /** Drafts of staff may lead to any drawing, and to photographs of their own. */
    author: { staffId: string } | undefined
    signal: AbortSignal
  },
) => Promise<PictureFile | undefined> {
  const made = new LRUCache<string, PictureFile>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ encodings }) =>
      [...new Set(Object.values(encodings))].reduce((sum, { length }) => sum + length, 1),
  })
  const underWay = new Map<string, PictureWork>()
  let last: Promise<unknown> = Promise.resolve()
  let refreshing: Promise<void> | undefined

  /** One picture is made at a time: each takes a whole core for up to a second. */
  function inTurn(requests: readonly AbortSignal[], make: () => Promise<PictureFile | undefined>) {
    const making = last.then(() => (requests.every(({ aborted }) => aborted) ? undefined : make()))
    last = making.catch(() => {})
    return making
  }

  function startMaking(path: string): PictureWork {
    const requests: AbortSignal[] = []
    const picture = inTurn(requests, () => makePicture(services, path)).finally(() =>
      underWay.delete(path),
    )
    const making = { requests, picture }
    underWay.set(path, making)
    return making
  }

  async function isPublished(path: string): Promise<boolean> {
    if (isShown(services.live.version().content, path)) return true
    // Another server may have published it a moment ago. `startFollowing` reports a database that is down.
    refreshing ??= refreshContent(services)
      .catch(() => {})
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
    return isShown(services.live.version().content, path)
  }

  return async (path, { author, signal }) => {
    const photograph = readPhotographAddress(path)
    // It is looked up each time, because its draft may be discarded.
    if (photograph && author) {
      if (!(await mayCut(services, photograph, author.staffId))) return undefined
      return inTurn([signal], () => cutPhotograph(services, photograph, author.staffId))
    }
    if (!photograph && !readDrawingAddress(path)) return undefined
    if (!author && !(await isPublished(path))) return undefined
    const known = made.get(path)
    if (known) return known
    const making = underWay.get(path) ?? startMaking(path)
    making.requests.push(signal)
    const picture = await making.picture
    if (picture) made.set(path, picture)
    return picture
  }
}

function isShown(content: Content, path: string): boolean {
  const known = SHOWN.get(content)
  if (known) return known.has(path)
  const addresses = picturePlaces(content).flatMap(({ place, picture, sizes }) => {
    const digest = picture.photo?.digest
    return sizes.flatMap((size) =>
      digest
        ? photographFiles(digest, size, focusOf(picture)).map(photographAddress)
        : drawingAddress(place, picture, size),
    )
  })
  SHOWN.set(content, new Set(addresses))
  return addresses.includes(path)
}

const SHOWN = new WeakMap<Content, ReadonlySet<string>>()

async function makePicture(services: Services, path: string): Promise<PictureFile | undefined> {
  const photograph = readPhotographAddress(path)
  if (photograph) return cutPhotograph(services, photograph)
  const wanted = readDrawingAddress(path)
  if (!wanted || !isSubject(wanted.subject) || !isPalette(wanted.palette)) return undefined
  const { place, size, subject, palette } = wanted
  const body = await drawInThread({ place, size, subject, palette })
  if (size === 'social') return { encodings: asItIs(body), type: 'image/png' }
  return { encodings: await compress(body), type: 'image/svg+xml' }
}

/** Forms show the whole photograph, and what is cut from it around the point that site or draft has. */
async function mayCut(services: Services, file: PhotographFile, staffId: string): Promise<boolean> {
  const { digest, focus, size } = file
  if (!focus || size === 'whole') return true
  const address = photographAddress(file)
  const isSitesOwn = picturePlaces(services.live.version().content).some(
    ({ picture }) =>
      picture.photo?.digest === digest &&
      photographAddress({ ...file, focus: focusOf(picture) }) === address,
  )
  return isSitesOwn || hasDraftedFocus(services, { staffId, focus })
}

async function cutPhotograph(
  services: Services,
  { digest, focus, size, width, kind }: PhotographFile,
  staffId?: string,
): Promise<PictureFile | undefined> {
  const shape = PHOTOGRAPH_SIZES[size]
  const height = Math.round((shape.height * width) / shape.width)
  const cut = { width, height, kind, focus, isWhole: size === 'whole' }
  const body = await readPhotograph(services, { digest, shape: cut, staffId })
  return body && { encodings: asItIs(body), type: `image/${kind}` }
}
