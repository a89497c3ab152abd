import { ADDRESSES } from '#app/addresses.ts'
import { contentPaths } from '#app/http/content-addresses.ts'
import type { Content } from '#content-model/schema/content.ts'
import { pageDay } from './page-days.ts'

type Entry = {
  path: string
  /** The day on which it was made or last changed, where that is known. */
  day?: string | undefined
}

type Site = {
  publicUrl: string
  content: Pick<Content, 'changed' | 'conferences' | 'pages'>
}

/** Every page that a search engine may show; `found` are those that no table names. */
export function sitemapXml({ publicUrl, content }: Site, found: readonly Entry[] = []): string {
  const fixed = ADDRESSES.filter(({ indexed }) => indexed === 'listed').map(({ path }) => path)
  const listed = [...fixed, ...contentPaths(content)].map(
    (path): Entry => ({ path, day: pageDay(path, content) }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...listed, ...found].map(({ path, day }) => {
      const changed = day ? `<lastmod>${day}</lastmod>` : ''
      return `  <url><loc>${publicUrl}${path}</loc>${changed}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
}
