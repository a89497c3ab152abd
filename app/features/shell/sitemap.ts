import { ADDRESSES } from '#app/addresses.ts'
import { contentPaths } from '#app/http/content-addresses.ts'
import { localPath } from '#app/local-path.ts'
import { isOff, type SiteServices } from '#app/services.server.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'

type Entry = {
  path: string
  /** The day on which it was made or last changed, where that is known. */
  day?: string | undefined
}

type Site = Pick<SiteServices, 'off'> & {
  publicUrl: string
  content: Pick<Content, 'conferences' | 'pages'>
  /** The day on which each file of the content last changed, where it is known. */
  changed: Readonly<Record<string, string | undefined>>
  languagesOf?: (path: string) => readonly Language[]
}

/** Every page that a search engine may show; `found` are those that no table names. */
export function sitemapXml(site: Site, found: readonly Entry[] = []): string {
  const { content } = site
  const fixed = ADDRESSES.filter(({ indexed, language }) => indexed === 'listed' && !language)
    .map(({ path }) => path)
    .filter((path) => !isOff(site, path))
  const listed = [...fixed, ...contentPaths(content)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap((path) => pageXml(path, site)),
    ...found.map((entry) => entryXml(entry, site)),
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * A page in each language, which all name each other
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
function pageXml(path: string, { languagesOf, ...site }: Site): string[] {
  const languages = languagesOf?.(path) ?? []
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${site.publicUrl}${localPath(language, path)}"/>`
  const others = [link('x-default', 'en'), ...languages.map((each) => link(each, each))].join('')
  const isAlone = languages.length <= 1
  return (isAlone ? (['en'] as const) : languages).map((language) => {
    const day = pageDay(path, language, site)
    return entryXml({ path: localPath(language, path), day }, site, isAlone ? '' : others)
  })
}

function entryXml({ path, day }: Entry, { publicUrl }: Pick<Site, 'publicUrl'>, others = '') {
  const changed = day ? `<lastmod>${day}</lastmod>` : ''
  return `  <url><loc>${publicUrl}${path}</loc>${changed}${others}</url>`
}

/** Pages that are not in a file of their own in `pages/`. */
const FILES: Record<string, string> = {
  '/': 'pages/home.yaml',
  '/give': 'giving.yaml',
  '/policy': 'policy.yaml',
}

function pageDay(
  path: string,
  language: Language,
  { changed, content }: Pick<Site, 'changed' | 'content'>,
): string | undefined {
  const isForm = findProgramme(content.conferences.programmes, path.slice(1)) !== undefined
  const file = FILES[path] ?? (isForm ? 'conferences.yaml' : `pages${path}.yaml`)
  const days = [changed[file], changed[file.replace(/\.yaml$/, `.${language}.yaml`)]]
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
