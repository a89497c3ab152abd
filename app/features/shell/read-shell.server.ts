import { languagesOfPage } from '#app/http/content-addresses.ts'
import { splitLanguage } from '#app/local-path.ts'
import { isOff, type Reader, type SiteServices } from '#app/services.server.ts'

import devanagariFace from '#app/ui/fonts/noto-sans-devanagari-400.woff2?url'
import kannadaFace from '#app/ui/fonts/noto-sans-kannada-400.woff2?url'
import tamilFace from '#app/ui/fonts/noto-sans-tamil-400.woff2?url'
import hindiSheet from '#app/ui/languages/hi.css?url'
import kannadaSheet from '#app/ui/languages/kn.css?url'
import tamilSheet from '#app/ui/languages/ta.css?url'

import { policyText } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { serviceTimes } from '#domain/calendar/event.ts'
import { INDIA_ZONE } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'

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
    year: Number(YEAR.format(now())),
    /** The languages of the document's page, for search engines: they open each page anew. */
    found: { path, languages: languagesOfPage(path, services) },
  }
}

/** Created once, because creating a formatter is slow. */
const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: INDIA_ZONE })

export type Shell = ReturnType<typeof readShell>

/**
 * The files for the script of a language: its face, and the sheet that follows the site's own. They are
 * named only here, so that English pages don't name them.
 */
const LANGUAGE_TYPES: Partial<Record<Language, { sheet: string; face: string }>> = {
  ta: { sheet: tamilSheet, face: tamilFace },
  kn: { sheet: kannadaSheet, face: kannadaFace },
  hi: { sheet: hindiSheet, face: devanagariFace },
}
