import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/sermons.thumbnail.ts'

/** A sermon's picture from our own address, so that the provider learns nothing about visitors. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = await context.get(servicesContext).sermons.picture(params.id)
  if (!reading.ok) {
    // Of no answer no cache may keep anything: the provider may answer the next time.
    return reading.problem === 'no-picture'
      ? new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } })
      : new Response(null, {
          status: 503,
          headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
        })
  }
  const { picture } = reading
  return new Response(picture.bytes, {
    headers: {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=86400',
      // An SVG can contain scripts. The policy disables them when the picture is opened by itself.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    },
  })
}
