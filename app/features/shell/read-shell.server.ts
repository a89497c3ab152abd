import { languagesOfPage } from '#app/http/content-addresses.ts'
import { splitLanguage } from '#app/local-path.ts'
import { isOff, type Reader, type SiteServices } from '#app/services.server.ts'
import { LANGUAGE_TYPES } from '#app/ui/languages/language-types.server.ts'
import { hasLanguages } from '#app/ui/site-link.tsx'
import { policyText } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { serviceTimes } from '#domain/calendar/event.ts'
import { dayInIndia } from '#domain/days.ts'

export function readShell(services: SiteServices, reader: Reader, url: Pick<URL, 'pathname'>) {
  const { now, pictures, publicUrl } = services
  const { church, pages } = reader.content
  const { path } = splitLanguage(url.pathname)
  const type = LANGUAGE_TYPES[reader.language]
  const isOn = ({ to }: { to: string }) => !isOff(services, to)
  return {
    publicUrl,
    name: church.name,
    shortName: church.shortName,
    ...(type && { type }),
    ...(type && { unread: unreadPages(path, reader) }),
    navigation: church.navigation
      .map((group, at) => withLang(group, partLang(reader, `church.navigation.${at}`)))
      .map((group) => ({ ...group, links: group.links.filter(isOn) }))
      .filter(({ links }) => links.length > 0),
    footer: church.footer
      .map((link, at) => withLang(link, partLang(reader, `church.footer.${at}`)))
      .filter(isOn),
    social: church.social,
    services: serviceTimes(reader.language, church),
    phone: church.phone,
    email: church.email,
    address: church.address,
    mapLink: church.map.link,
    /** For shared links to pages that have no picture of their own. */
    image: pictures('home-hero', pages.home.hero.picture, 'social').src,
    consent: policyText(reader, 'consent'),
    terms: policyText(reader, 'terms'),
    year: Number(dayInIndia(now().getTime()).slice(0, 4)),
    /** The languages of the document's page, for search engines: they open each page anew. */
    found: { path, languages: languagesOfPage(path, services) },
  }
}

/** Header and footer are on all pages, and a private page has no file of its own. */
function unreadPages(path: string, { unread }: Reader): string[] | 'all' {
  if (unread.has('church') || (unread.size > 0 && !hasLanguages(path))) return 'all'
  return [...unread].map((part) => OWN_PAGES[part] ?? `/${part.split('.').at(-1)}`)
}

const OWN_PAGES: Partial<Record<string, string>> = { 'pages.home': '/', giving: '/give' }

export type Shell = ReturnType<typeof readShell>
