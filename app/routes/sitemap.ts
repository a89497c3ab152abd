import { sermonEntries } from '#app/features/sermons/read-sermons.server.ts'
import { sitemapXml } from '#app/features/shell/sitemap.ts'
import { languagesOfPage } from '#app/http/content-addresses.ts'
import { HOURLY, NO_PARAMETERS } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { publicUrl, content, off } = services
  const languagesOf = (path: string) => languagesOfPage(path, services)
  const sermons = await sermonEntries(services)
  return new Response(sitemapXml({ publicUrl, content, off, languagesOf }, sermons), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // Without the sermons it is cached for a short time only.
      'Cache-Control': sermons ? HOURLY : 'no-store',
      'No-Vary-Search': NO_PARAMETERS,
    },
  })
}
