import * as v from 'valibot'
import { pageCount, readPage, SERMONS_PER_PAGE } from '#domain/sermons/pages.ts'
import type { Sermon } from '#domain/sermons/sermon.ts'
import type { FaultLog } from '../fault-log.ts'
import { createLastGood, MOST_WAIT_MS } from '../last-good.ts'
import type { Reading } from '../reading.ts'
import type { SermonPictures } from './pictures.ts'
import type {
  SermonLibrary,
  SermonList,
  SermonListing,
  SermonPage,
  SermonProvider,
} from './port.ts'

type Parts = {
  provider: SermonProvider
  pictures: SermonPictures
  folder: string
  now: () => Date
  log: FaultLog
  count: (name: string) => void
  waitMs?: number
}

const sermonListSchema = v.object({
  sermons: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      description: v.string(),
      tags: v.array(v.string()),
      player: v.exactOptional(v.string()),
      thumbnail: v.exactOptional(v.string()),
    }),
  ),
  total: v.number(),
  skipped: v.number(),
})

const MOST_ADDRESSES = 5_000

export function createSermonLibrary(parts: Parts): SermonLibrary {
  const { provider, log, count, waitMs = MOST_WAIT_MS } = parts
  const lists = openLists('sermons', 300)
  // Apart, so that no amount of searching pushes the sermons themselves out.
  const searches = openLists('sermon-searches', 100)
  const addresses = new Map<string, string>()
  let restored: Promise<void> | undefined

  function openLists(name: string, most: number) {
    const folder = `${parts.folder}/${name}`
    return createLastGood({ ...parts, name, folder, schema: sermonListSchema, most })
  }

  async function report(list: Promise<SermonList>): Promise<SermonList> {
    const { skipped } = await list
    if (skipped > 0) {
      count('sermons.skipped')
      log.warn('sermons-skipped', { skipped })
    }
    return list
  }

  function remember(sermons: readonly Sermon[]): void {
    for (const { id, thumbnail } of sermons) {
      if (thumbnail && (addresses.has(id) || addresses.size < MOST_ADDRESSES)) {
        addresses.set(id, thumbnail)
      }
    }
  }

  async function readTag(tag: string, page: string | null): Promise<Reading<SermonPage>> {
    const reading = await lists.read(`tag ${tag}`, () => report(provider.listByTag(tag)), waitMs)
    if (!reading.ok) return reading
    const { sermons, total } = reading.value
    const pages = pageCount(total)
    const number = readPage(page, pages)
    const start = (number - 1) * SERMONS_PER_PAGE
    const shown = sermons.slice(start, start + SERMONS_PER_PAGE)
    return { ...reading, value: { sermons: shown, page: number, pages, total } }
  }

  /** The first page tells how many there are; only then is it known which page is meant. */
  async function readPaged(
    listing: SermonListing & { of: 'all' | 'search' },
  ): Promise<Reading<SermonPage>> {
    const started = performance.now()
    const readNumber = (number: number) => {
      const left = Math.max(0, waitMs - (performance.now() - started))
      return listing.of === 'all'
        ? lists.read(`all ${number}`, () => report(provider.list(number)), left)
        : searches.read(
            `${number} ${listing.words}`,
            () => report(provider.search(listing.words, number)),
            left,
          )
    }
    const first = await readNumber(1)
    if (!first.ok) return first
    const { total } = first.value
    const pages = pageCount(total)
    const page = readPage(listing.page, pages)
    const reading = page === 1 ? first : await readNumber(page)
    if (!reading.ok) return reading
    return { ...reading, value: { sermons: reading.value.sermons, page, pages, total } }
  }

  return {
    async read(listing) {
      const reading =
        listing.of === 'tag' ? await readTag(listing.tag, listing.page) : await readPaged(listing)
      if (reading.ok) remember(reading.value.sermons)
      return reading
    },
    async picture(id) {
      // After a restart, pages in people's browsers still ask for pictures that were listed before.
      restored ??= lists.kept().then((kept) => remember(kept.flatMap(({ sermons }) => sermons)))
      if (!addresses.has(id)) await restored
      const address = addresses.get(id)
      return address === undefined ? undefined : parts.pictures.read(address)
    },
  }
}
