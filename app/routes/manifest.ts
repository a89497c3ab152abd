import { publicFile } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/manifest.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { church } = context.get(servicesContext).content
  const manifest = {
    name: church.name,
    short_name: church.shortName,
    description: church.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#221a35',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
  return publicFile(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}
