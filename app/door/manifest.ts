import type { SiteServices } from '#app/services.server.ts'

/** So that a door's phone can have the app on its home screen. */
export function doorManifest({ content }: SiteServices): Response {
  const manifest = {
    id: '/door/app',
    name: `${content.church.shortName}: door`,
    short_name: 'Door',
    start_url: '/door/app',
    scope: '/door/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#221a35',
    theme_color: '#221a35',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
