import { robotsTxt } from '#app/features/shell/robots.ts'
import { HOURLY, NO_PARAMETERS } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext)
  return new Response(robotsTxt(publicUrl), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': HOURLY,
      'No-Vary-Search': NO_PARAMETERS,
    },
  })
}
