import { data, type HeadersFunction } from 'react-router'
import type { SiteServices } from '#app/services.server.ts'
import { readPrivateRecord } from '#workflows/private-links/read-private-page.ts'

/** Neither browsers nor search engines keep a private page. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** For `export const headers` of such a page, also where its loader throws. */
export const ownHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

/** A file of a private page, to keep. */
export function privateFile(body: BodyInit, { type, name }: { type: string; name: string }) {
  const disposition = `attachment; filename="${name}"`
  const headers = { 'Content-Type': type, 'Content-Disposition': disposition, ...PRIVATE }
  return new Response(body, { headers })
}

/** The registration of a private page; a 404 when there is none, or when it is a gift's. */
export async function requireRegistration(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (record?.kind !== 'registration') throw data(null, { status: 404, headers: PRIVATE })
  return record.registration
}

/** The gift of a private page; a 404 when there is none, or when it is a registration's. */
export async function requireGift(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (record?.kind !== 'gift') throw data(null, { status: 404, headers: PRIVATE })
  return record.gift
}

/** Of a form that is not ours: it counts as outdated. */
export const UNKNOWN_VERSION = -1
