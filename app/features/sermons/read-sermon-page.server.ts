import { localPath } from '#app/local-path.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import type { Json, PageFacts } from '#app/ui/page.ts'
import type { Language } from '#domain/language.ts'
import { isoLength, type Sermon } from '#domain/sermons/sermons.ts'
import { momentWords, readMoment } from '#domain/sermons/transcript.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import { readSermon } from '#workflows/sermons/sermons.ts'
import { momentAddress, sermonAddress, sermonsAddress } from './sermons-address.ts'
import { providerWords, type ShownSermon, showSermon } from './show-sermon.server.ts'

/** Undefined when there is none. While the provider is down, a page with a notice. */
export async function readSermonPage(
  services: SiteServices,
  reader: Reader,
  { id, playing, at }: { id: string; playing: string | null; at?: string | null },
) {
  const reading = await readSermon(services, id)
  if (!reading.ok && reading.problem === 'not-found') return undefined
  const { language, content } = reader
  const { head } = content.pages.sermons
  const picture = services.pictures('sermons', head.picture, 'page')
  const texts = SERMON_TEXTS[language]
  if (!reading.ok) {
    const page: PageFacts = { title: head.title, description: head.description, style: 'sermon' }
    const outcome = {
      kind: 'failed' as const,
      address: sermonAddress(id),
      heading: texts.sermon,
      status: texts.oneFailed,
      ...providerWords(language, reading.said),
    }
    return { page, picture, outcome }
  }
  const { sermon, preacher, next, transcript } = reading
  const shown = showSermon(sermon, { reader, playing, from: readMoment(at ?? null) })
  const page: PageFacts = {
    title: sermon.title,
    description: summaryOf(language, sermon, shown) ?? head.description,
    style: 'sermon',
    ...(shown.picture && { image: shown.picture }),
    structured: [structuredSermon(sermon, shown.picture, services.publicUrl, language)],
  }
  const outcome = {
    kind: 'sermon' as const,
    late: reading.late && texts.oneLate,
    sermon: shown,
    preacher: preacher && {
      name: preacher.name,
      address: sermonsAddress({ preacher: preacher.tag }),
    },
    // Only titles: descriptions are on the sermons' own pages.
    next: next && { title: next.title, address: sermonAddress(next.id) },
    said: transcript.paragraphs.map(({ at, text }) => ({
      text,
      moment: momentWords(at),
      address: momentAddress(id, at),
    })),
    saidIn: transcript.language,
    shared: `${services.publicUrl}${localPath(language, sermonAddress(id))}`,
    others: reading.others.map((other) => ({ ...showSermon(other, { reader }), description: '' })),
  }
  return { page, picture, outcome }
}

export type SermonPageView = NonNullable<Awaited<ReturnType<typeof readSermonPage>>>

const MAX_SUMMARY_LETTERS = 160

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

function structuredSermon(
  sermon: Sermon,
  picture: string | undefined,
  publicUrl: string,
  shownIn: Language,
): Json {
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
