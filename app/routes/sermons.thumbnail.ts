import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sermons.thumbnail.ts'

/** A sermon's picture from our own address, so that nobody else learns who is looking. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await context.get(servicesContext).sermons.picture(params.id)
  if (!picture) {
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } })
  }
  return new Response(picture.bytes, {
    headers: {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=86400',
      // A drawing can hold scripts. Here it is a picture and nothing else, also when opened alone.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    },
  })
}
