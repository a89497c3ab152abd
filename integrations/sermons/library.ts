import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { cutPage, pageCount, pageNumber, type Sermon } from '#domain/sermons/sermons.ts'
import { paragraphsOf, type Transcript } from '#domain/sermons/transcript.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import {
  createLastGood,
  type FaultLog,
  MAX_WAIT_MS,
  type Reading,
} from '#integrations/last-good.ts'
import { createKnownPictures, type SermonPictures } from './pictures.ts'
import type {
  SermonLibrary,
  SermonList,
  SermonListing,
  SermonListPage,
  SermonProvider,
} from './port.ts'

export function createSermonLibrary(parts: {
  provider: SermonProvider
  pictures: SermonPictures
  folder: string
  now: () => Date
  log: FaultLog
  count: (name: string) => void
  waitMs?: number
}): SermonLibrary {
  const { provider, log, count, waitMs = MAX_WAIT_MS } = parts
  const lists = open('sermons', sermonListSchema, 300)
  // Separate stores, so that searches and guessed numbers can't evict the lists.
  const searches = open('sermon-searches', sermonListSchema, 100)
  const videos = open('sermon-videos', foundSermonSchema, 300)
  const transcripts = createLastGood({
    ...parts,
    name: 'sermon-transcripts',
    schema: transcriptSchema,
    max: MAX_TRANSCRIPTS,
    folder: `${parts.folder}/sermon-transcripts`,
    // What was said doesn't change. Where nobody has written it down, somebody still may.
    freshMs: ({ paragraphs }) => (paragraphs.length > 0 ? Number.POSITIVE_INFINITY : A_DAY_MS),
  })
  const gathered = createGathered(() => transcripts.stored())
  const known = createKnownPictures(parts.pictures, readStored)
  const guesses = createGuessLimit(parts.now)

  function open<Value>(name: string, schema: GenericSchema<unknown, Value>, max: number) {
    return createLastGood({ ...parts, name, schema, max, folder: `${parts.folder}/${name}` })
  }

  async function readStored() {
    const [storedLists, storedVideos] = await Promise.all([lists.stored(), videos.stored()])
    return [
      ...storedLists.flatMap(({ sermons }) => sermons),
      ...storedVideos.flatMap(({ sermon }) => sermon ?? []),
    ]
  }

  function remember(sermons: readonly Sermon[]): void {
    known.remember(sermons)
    guesses.remember(sermons)
  }

  async function report(list: Promise<SermonList>): Promise<SermonList> {
    const { skipped } = await list
    if (skipped > 0) {
      count('sermons.skipped')
      log.warn('sermons-skipped', { skipped })
    }
    return list
  }

  async function readTranscript(id: string): Promise<Transcript> {
    const load = async () => {
      const track = await provider.textTrack(id)
      if (track === 'unreadable') {
        count('sermons.track-unreadable')
        log.warn('sermon-track-unreadable', { id })
      }
      if (typeof track === 'string') return { id, paragraphs: [] }
      const { lines, ...rest } = track
      return { id, ...rest, paragraphs: paragraphsOf(lines) }
    }
    const reading = await transcripts.read(id, load, Math.min(waitMs, TRANSCRIPT_WAIT_MS))
    if (!reading.ok) return { paragraphs: [] }
    ;(await gathered()).set(id, reading.value)
    return reading.value
  }

  async function readListing(listing: SermonListing): Promise<Reading<SermonListPage>> {
    const { page } = listing
    switch (listing.of) {
      case 'tag': {
        const { tag } = listing
        const reading = await lists.read(
          `tag ${tag}`,
          () => report(provider.listByTag(tag)),
          waitMs,
        )
        return reading.ok ? { ...reading, value: cutPage(reading.value, page) } : reading
      }
      case 'all':
        return readListPage(page, waitMs, (number, leftMs) =>
          lists.read(`all ${number}`, () => report(provider.list(number)), leftMs),
        )
      case 'search': {
        const { words } = listing
        return readListPage(page, waitMs, (number, leftMs) => {
          const load = () => report(provider.search(words, number))
          return searches.read(`${number} ${words}`, load, leftMs)
        })
      }
      default:
        return listing satisfies never
    }
  }

  return {
    async read(listing) {
      const reading = await readListing(listing)
      if (reading.ok) remember(reading.value.sermons)
      return reading
    },
    async readAll() {
      const reading = await lists.read('whole', () => report(provider.listAll()), waitMs)
      if (!reading.ok) return reading
      remember(reading.value.sermons)
      return { ...reading, value: reading.value.sermons }
    },
    async readOne(id) {
      if (!guesses.allows(id)) {
        count('sermons.guess-refused')
        return { ok: false, error: TOO_MANY_GUESSES }
      }
      const find = async () => ({ sermon: (await provider.find(id)) ?? null })
      const reading = await videos.read(id, find, waitMs)
      if (!reading.ok) return reading
      const sermon = reading.value.sermon ?? undefined
      if (sermon) remember([sermon])
      return { ...reading, value: sermon }
    },
    readTranscript,
    transcripts: gathered,
    async gatherTranscripts() {
      const all = await lists.read('whole', () => report(provider.listAll()), waitMs)
      if (!all.ok) return
      const there = await gathered()
      const missing = all.value.sermons.slice(0, MAX_TRANSCRIPTS).filter(({ id }) => !there.has(id))
      for (const { id } of missing.slice(0, GATHERED_AT_ONCE)) await readTranscript(id)
    },
    picture: known.read,
  }
}

function createGathered(stored: () => Promise<v.InferOutput<typeof transcriptSchema>[]>) {
  let reading: Promise<Map<string, Transcript>> | undefined
  return () => {
    reading ??= stored().then((all) => new Map(all.map((each) => [each.id, each])))
    return reading
  }
}

const MAX_TRANSCRIPTS = 520
const GATHERED_AT_ONCE = 10
/** The words below a player are not worth a longer wait for the player. */
const TRANSCRIPT_WAIT_MS = 1_000
const A_DAY_MS = 86_400_000

/** What was once read and kept is not shown. */
export const NO_SERMONS: SermonLibrary = {
  read: async () => ({
    ok: true,
    value: { sermons: [], page: 1, pages: 1, total: 0 },
    readAt: 0,
    late: false,
  }),
  readAll: async () => ({ ok: true, value: [], readAt: 0, late: false }),
  readOne: async () => ({ ok: true, value: undefined, readAt: 0, late: false }),
  readTranscript: async () => ({ paragraphs: [] }),
  transcripts: async () => new Map(),
  gatherTranscripts: async () => undefined,
  picture: async () => ({ ok: false, problem: 'no-picture' }),
}

const TOO_MANY_GUESSES = new IntegrationError('sermons', 'video', 'too many unknown numbers')

const sermonSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  player: v.exactOptional(v.string()),
  thumbnail: v.exactOptional(v.string()),
  publishedAt: v.exactOptional(v.string()),
  seconds: v.exactOptional(v.number()),
  language: v.exactOptional(v.string()),
  unlisted: v.exactOptional(v.literal(true)),
})

const sermonListSchema = v.object({
  sermons: v.array(sermonSchema),
  total: v.number(),
  skipped: v.number(),
})

const foundSermonSchema = v.object({ sermon: v.nullable(sermonSchema) })

const transcriptSchema = v.object({
  id: v.string(),
  language: v.exactOptional(v.string()),
  paragraphs: v.array(v.object({ at: v.number(), text: v.string() })),
})

const MAX_GUESSES = 60
const WITHIN_MS = 10 * 60_000
const MAX_REMEMBERED = 5_000

/** Anybody can invent numbers. A limit for each visitor would not stop many visitors. */
export function createGuessLimit(now: () => Date) {
  const named = new Set<string>()
  const guessedAt = new Map<string, number>()
  return {
    /** Asking again for sermons that the provider has named itself is no guess. */
    remember(sermons: readonly Pick<Sermon, 'id'>[]): void {
      for (const { id } of sermons) if (named.size < MAX_REMEMBERED) named.add(id)
    },
    allows(id: string): boolean {
      const time = now().getTime()
      for (const [old, at] of guessedAt) {
        // The clock may have been set back: a time in the future must not lock anybody out.
        if (Math.abs(time - at) >= WITHIN_MS) guessedAt.delete(old)
      }
      if (named.has(id) || guessedAt.has(id)) return true
      if (guessedAt.size >= MAX_GUESSES) return false
      guessedAt.set(id, time)
      return true
    },
  }
}

/** The first page tells how many there are; only then is it known which page is meant. */
async function readListPage(
  asked: string | null,
  waitMs: number,
  readNumber: (number: number, leftMs: number) => Promise<Reading<SermonList>>,
): Promise<Reading<SermonListPage>> {
  const started = performance.now()
  const first = await readNumber(1, waitMs)
  if (!first.ok) return first
  const { total } = first.value
  const pages = pageCount(total)
  const page = pageNumber(asked, pages)
  const leftMs = Math.max(0, waitMs - (performance.now() - started))
  const reading = page === 1 ? first : await readNumber(page, leftMs)
  if (!reading.ok) return reading
  return { ...reading, value: { sermons: reading.value.sermons, page, pages, total } }
}
