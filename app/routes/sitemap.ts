import { sermonEntries } from '#app/features/sermons/read-sermons.server.ts'
import { sitemapXml } from '#app/features/shell/sitemap.ts'
import { languagesOfPage } from '#app/http/content-addresses.ts'
import { publicFile } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { publicUrl, content, live, off } = services
  const languagesOf = (path: string) => languagesOfPage(path, services)
  const sermons = await sermonEntries(services)
  const changed = live.version().changedDays()
  const xml = sitemapXml({ publicUrl, content, changed, off, languagesOf }, sermons)
  // Without the sermons it is not cached.
  const caching = sermons ? {} : { caching: 'no-store' }
  return publicFile(xml, 'application/xml; charset=utf-8', caching)
}
