import { chapterOf } from '#domain/sermons/passages.ts'
import {
  cutPage,
  findSermons,
  isSermonId,
  nextInSeries,
  type Preacher,
  passagesOf,
  preachersOf,
  type Sermon,
} from '#domain/sermons/sermons.ts'
import { placeSaid, type Transcript } from '#domain/sermons/transcript.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { SermonLibrary, SermonListing, SermonListPage } from '#integrations/sermons/port.ts'
import { refuse } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export async function listSermons(services: Services, listing: SermonListing) {
  if (listing.of === 'search') return searchSermons(services, listing)
  return listedOf(await services.sermons.read(listing))
}

/** The provider's best come first, then everything that holds the words; preachers' names only we know. */
export async function searchSermons(
  services: Services,
  { words, page }: { words: string; page: string | null },
): Promise<ListedSermons> {
  const { sermons, content } = services
  const listing = { of: 'search', words } as const
  const [best, all, transcripts] = await Promise.all([
    sermons.read({ ...listing, page: null }),
    sermons.readAll(),
    sermons.transcripts(),
  ])
  // Without the whole list, the provider's own search is what there is.
  if (!all.ok) return listedOf(await sermons.read({ ...listing, page }))
  const chapter = chapterOf(words)
  if (chapter) {
    // The provider would also find the numbers alone.
    const about = all.value.filter((sermon) =>
      passagesOf(sermon).some((passage) => passage.chapter === chapter),
    )
    return { ok: true, late: all.late, ...cutPage({ sermons: about }, page) }
  }
  const ours = findSermons(all.value, { words, named: content.preachers.named, transcripts })
  // That nothing was found can only be said when the provider was asked.
  if (!best.ok && ours.length === 0) return listedOf(best)
  const found = [...(best.ok ? best.value.sermons : []), ...ours]
  const once = [...new Map(found.map((sermon) => [sermon.id, sermon])).values()]
  return { ok: true, late: !best.ok || best.late || all.late, ...cutPage({ sermons: once }, page) }
}

export async function placeInSermon({ sermons }: Services, id: string, words: string) {
  const transcript = (await sermons.transcripts()).get(id)
  return transcript && placeSaid(transcript, words)
}

type ListedSermons =
  | ({ ok: true; late: boolean } & SermonListPage)
  | { ok: false; problem: 'provider-down'; said: string | undefined }

function listedOf(reading: Awaited<ReturnType<SermonLibrary['read']>>): ListedSermons {
  if (reading.ok) return { ok: true, late: reading.late, ...reading.value }
  return { ok: false, problem: 'provider-down', said: saidBy(reading.error) }
}

/** The provider's error message as plain text, if it gave one. */
function saidBy(error: unknown): string | undefined {
  return isIntegrationError(error) ? error.said : undefined
}

export async function newestSermon({ sermons }: Services): Promise<Sermon | undefined> {
  const reading = await sermons.read({ of: 'all', page: null })
  return reading.ok ? reading.value.sermons[0] : undefined
}

export async function publicSermons({ sermons }: Services): Promise<Sermon[] | undefined> {
  const reading = await sermons.readAll()
  return reading.ok ? reading.value.filter(({ unlisted }) => !unlisted) : undefined
}

type ReadSermon =
  | {
      ok: true
      sermon: Sermon
      /** The provider has not been able to say it again for a while. */
      late: boolean
      preacher: Preacher | undefined
      others: Sermon[]
      next: Sermon | undefined
      transcript: Transcript
    }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'provider-down'; said: string | undefined }

const MAX_OTHERS = 3

/** One sermon by the provider's number, from the last good answer while the provider is down. */
export async function readSermon(services: Services, id: string): Promise<ReadSermon> {
  if (!isSermonId(id)) return NOT_FOUND
  const { sermons, content } = services
  const [one, all] = await Promise.all([sermons.readOne(id), sermons.readAll()])
  const known = all.ok ? all.value : []
  const listed = known.find((sermon) => sermon.id === id)
  const sermon = one.ok ? one.value : listed
  if (!one.ok && !sermon) return { ok: false, problem: 'provider-down', said: saidBy(one.error) }
  // The number of an unlisted video can be guessed. Only the church's own list makes it public.
  if (!sermon || (sermon.unlisted && !listed)) return NOT_FOUND
  const [preacher] = preachersOf(sermon, content.preachers.named)
  const others = preacher
    ? known.filter((other) => other.id !== id && preachersOf(other, [preacher]).length > 0)
    : []
  return {
    ok: true,
    sermon,
    late: !one.ok || one.late,
    preacher,
    others: others.slice(0, MAX_OTHERS),
    next: nextInSeries(known, sermon),
    transcript: await sermons.readTranscript(id),
  }
}

const NOT_FOUND = refuse('not-found')
