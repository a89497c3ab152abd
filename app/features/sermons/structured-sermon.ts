import type { Json } from '#app/ui/page.ts'
import type { Sermon } from '#domain/sermons/sermon.ts'
import { isoLength } from '#domain/sermons/sermon-length.ts'
import { sermonAddress } from './sermons-address.ts'

type Source = { sermon: Sermon; picture: string | undefined; publicUrl: string }

/** A sermon as schema.org data. Unknown facts are left out. */
export function structuredSermon({ sermon, picture, publicUrl }: Source): Json {
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
