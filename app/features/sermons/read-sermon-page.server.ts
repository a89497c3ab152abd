import { localPath } from '#app/local-path.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import type { Json, PageFacts } from '#app/ui/page.ts'
import type { Language } from '#domain/language.ts'
import { isoLength, type Sermon } from '#domain/sermons.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import { type ReadSermon, readSermon } from '#workflows/sermons/sermons.ts'
import { providerWords } from './provider-words.server.ts'
import { sermonAddress } from './sermon-address.server.ts'
import { sermonsAddress } from './sermons-address.ts'
import { type ShownSermon, showSermon } from './show-sermon.server.ts'

type Asked = { id: string; playing: string | null }

/**
 * The page of one sermon. Undefined when there is none. While the provider is down, a page with a
 * notice.
 */
export async function readSermonPage(services: SiteServices, reader: Reader, asked: Asked) {
  const reading = await readSermon(services, asked.id)
  if (!reading.ok && reading.problem === 'not-found') return undefined
  const picture = services.pictures('sermons', reader.content.pages.sermons.head.picture, 'page')
  if (!reading.ok) {
    const { sermon: heading, oneFailed: status } = SERMON_TEXTS[reader.language]
    const why = providerWords(reader.language, reading.said)
    const address = sermonAddress(asked.id)
    const outcome = { kind: 'failed' as const, address, heading, status, ...why }
    return { page: failedFacts(reader), picture, outcome }
  }
  const outcome = showReading(reader, { ...reading, playing: asked.playing })
  const page = factsOf(services, reader, { ...reading, shown: outcome.sermon })
  return { page, picture, outcome }
}

export type SermonPageView = NonNullable<Awaited<ReturnType<typeof readSermonPage>>>

type Found = Extract<ReadSermon, { ok: true }>

function showReading(reader: Reader, found: Found & { playing: string | null }) {
  const { preacher, playing } = found
  return {
    kind: 'sermon' as const,
    late: found.late && SERMON_TEXTS[reader.language].oneLate,
    sermon: showSermon(found.sermon, { reader, playing }),
    preacher: preacher && {
      name: preacher.name,
      address: sermonsAddress({ preacher: preacher.tag }),
    },
    // Only titles: descriptions are on the sermons' own pages.
    others: found.others.map((other) => ({
      ...showSermon(other, { reader }),
      description: '',
    })),
  }
}

function factsOf(
  { publicUrl }: SiteServices,
  { language, content }: Reader,
  { sermon, shown }: Found & { shown: ShownSermon },
) {
  const { picture } = shown
  const facts: PageFacts = {
    title: sermon.title,
    description: summaryOf(language, sermon, shown) ?? content.pages.sermons.head.description,
    style: 'sermon',
    ...(picture && { image: picture }),
    structured: [structuredSermon({ sermon, picture, publicUrl, language })],
  }
  return facts
}

function failedFacts({ content }: Reader): PageFacts {
  const { title, description } = content.pages.sermons.head
  return { title, description, style: 'sermon' }
}

const MAX_SUMMARY_LETTERS = 160

/** The start of the description, or the preacher and the date when there is none. */
function summaryOf(
  language: Language,
  { description }: Sermon,
  { facts }: ShownSermon,
): string | undefined {
  const words = description.replace(/\s+/g, ' ')
  if (words.length > MAX_SUMMARY_LETTERS) {
    return `${words.slice(0, MAX_SUMMARY_LETTERS).replace(/\s\S*$/, '')}…`
  }
  if (words) return words
  const [preacher] = facts.preachers
  const { summary } = SERMON_TEXTS[language]
  return preacher && summary({ name: preacher.name, date: facts.date?.words })
}

type Source = { sermon: Sermon; picture: string | undefined; publicUrl: string; language: Language }

/** A sermon as schema.org data. Unknown facts are left out. */
function structuredSermon({ sermon, picture, publicUrl, language: shownIn }: Source): Json {
  const { id, title, description, publishedAt, seconds, language, player } = sermon
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    ...(description && { description }),
    ...(picture && { thumbnailUrl: `${publicUrl}${picture}` }),
    ...(publishedAt && { uploadDate: publishedAt }),
    ...(seconds && { duration: isoLength(seconds) }),
    ...(language && { inLanguage: language }),
    ...(player && { embedUrl: player }),
    url: `${publicUrl}${localPath(shownIn, sermonAddress(id))}`,
  }
}
