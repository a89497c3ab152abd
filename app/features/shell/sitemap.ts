import { ADDRESSES } from '#app/addresses.ts'
import { contentPaths } from '#app/http/content-addresses.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'

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

/** Pages that are not in a file of their own in `pages/`. */
const FILES: Record<string, string> = {
  '/': 'pages/home.yaml',
  '/give': 'giving.yaml',
  '/policy': 'policy.yaml',
}

/** The day on which a page's own words last changed, where that is known. */
function pageDay(
  path: string,
  { changed, conferences }: Pick<Content, 'changed' | 'conferences'>,
): string | undefined {
  const isForm = findProgramme(conferences.programmes, path.slice(1)) !== undefined
  return changed[FILES[path] ?? (isForm ? 'conferences.yaml' : `pages${path}.yaml`)]
}
