import { HOURLY, NO_PARAMETERS } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/robots.ts'

/** Payments are nobody's search result. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /my/',
    'Disallow: /pay/',
    'Disallow: /receipts/',
    'Disallow: /response?txnid=',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': HOURLY,
      'No-Vary-Search': NO_PARAMETERS,
    },
  })
}
