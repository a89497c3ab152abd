import type { SiteServices } from '#app/services.server.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { serviceTimes } from '#domain/calendar/service-times.ts'
import { INDIA_ZONE } from '#domain/india-zone.ts'

/** The data of the header and footer, which are on every page. */
export function readShell({ content, now, pictures, publicUrl }: SiteServices) {
  const { church, policy, pages } = content
  return {
    publicUrl,
    name: church.name,
    shortName: church.shortName,
    navigation: church.navigation,
    footer: church.footer,
    social: church.social,
    services: serviceTimes(church),
    phone: church.phone,
    email: church.email,
    address: church.address,
    mapLink: church.map.link,
    /** For shared links to pages that have no picture of their own. */
    image: pictures('home-hero', pages.home.hero.picture, 'social').src,
    consent: { heading: policy.consent.heading, html: toHtml(policy.consent.text) },
    terms: { heading: policy.terms.heading, html: toHtml(policy.terms.text) },
    year: Number(YEAR.format(now())),
  }
}

/** Created once, because creating a formatter is slow. */
const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: INDIA_ZONE })

export type Shell = ReturnType<typeof readShell>
