import { sitemapXml } from '#app/features/shell/sitemap.ts'
import { HOURLY, NO_PARAMETERS } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext)
  return new Response(sitemapXml(publicUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': HOURLY,
      'No-Vary-Search': NO_PARAMETERS,
    },
  })
}
