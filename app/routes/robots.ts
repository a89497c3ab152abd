import { robotsTxt } from '#app/features/shell/robots.ts'
import { publicFile } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext)
  return publicFile(robotsTxt(publicUrl), 'text/plain; charset=utf-8')
}
