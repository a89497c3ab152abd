import type { SiteServices } from '#app/services.server.ts'
import type { Json, PageFacts } from '#app/ui/page.ts'
import type { Sermon } from '#domain/sermons/sermon.ts'
import { isoLength } from '#domain/sermons/sermon-length.ts'
import { type ReadSermon, readSermon } from '#workflows/sermons/read-sermon.ts'
import { providerWords } from './provider-words.ts'
import { sermonAddress, sermonsAddress } from './sermons-address.ts'
import { type ShownSermon, showSermon } from './show-sermon.server.ts'

type Asked = { id: string; playing: string | null }

/**
 * The page of one sermon. Undefined when there is none. While the provider is down, a page with a
 * notice.
 */
export async function readSermonPage(services: SiteServices, asked: Asked) {
  const reading = await readSermon(services, asked.id)
  if (!reading.ok && reading.problem === 'not-found') return undefined
  const { content, pictures } = services
  const picture = pictures('sermons', content.pages.sermons.head.picture, 'page')
  if (!reading.ok) {
    const outcome = { kind: 'failed' as const, words: providerWords(reading.said) }
    return { page: failedFacts(services), picture, outcome }
  }
  const outcome = showReading(services, { ...reading, playing: asked.playing })
  return { page: factsOf(services, { ...reading, shown: outcome.sermon }), picture, outcome }
}

export type SermonPageView = NonNullable<Awaited<ReturnType<typeof readSermonPage>>>

type Found = Extract<ReadSermon, { ok: true }>

function showReading({ content }: SiteServices, found: Found & { playing: string | null }) {
  const { preachers } = content
  const { preacher, playing } = found
  return {
    kind: 'sermon' as const,
    late: found.late,
    sermon: showSermon(found.sermon, { preachers, playing }),
    preacher: preacher && {
      name: preacher.name,
      address: sermonsAddress({ preacher: preacher.tag }),
    },
    // Only titles: descriptions are on the sermons' own pages.
    others: found.others.map((other) => ({
      ...showSermon(other, { preachers }),
      description: '',
    })),
  }
}

function factsOf(services: SiteServices, { sermon, shown }: Found & { shown: ShownSermon }) {
  const { content, publicUrl } = services
  const { picture } = shown
  const facts: PageFacts = {
    title: sermon.title,
    description: summaryOf(sermon, shown) ?? content.pages.sermons.head.description,
    style: 'sermon',
    ...(picture && { image: picture }),
    structured: [structuredSermon({ sermon, picture, publicUrl })],
  }
  return facts
}

function failedFacts({ content }: SiteServices): PageFacts {
  const { title, description } = content.pages.sermons.head
  return { title, description, style: 'sermon' }
}

const MAX_SUMMARY_LETTERS = 160

/** The start of the description, or the preacher and the date when there is none. */
function summaryOf({ description }: Sermon, { facts }: ShownSermon): string | undefined {
  const words = description.replace(/\s+/g, ' ')
  if (words.length > MAX_SUMMARY_LETTERS) {
    return `${words.slice(0, MAX_SUMMARY_LETTERS).replace(/\s\S*$/, '')}…`
  }
  if (words) return words
  const [preacher] = facts.preachers
  return preacher && ['A sermon by', preacher.name, facts.date?.words].filter(Boolean).join(' ')
}

type Source = { sermon: Sermon; picture: string | undefined; publicUrl: string }

/** A sermon as schema.org data. Unknown facts are left out. */
function structuredSermon({ sermon, picture, publicUrl }: Source): Json {
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
    url: `${publicUrl}${sermonAddress(id)}`,
  }
}
