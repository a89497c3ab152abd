import { INLINE_SCRIPTS } from '#app/http/own-scripts.server.ts'
import { type AllowedHosts, contentSecurityPolicy } from './content-security-policy.ts'
import { chooseEncoding, compressQuickly, isWorthCompressing } from './encodings.ts'
import { isRead } from './is-read.ts'

type Page = { request: Request; response: Response; hosts: AllowedHosts | undefined }

/** Adds to a rendered page: `Cache-Control`, its Content-Security-Policy and compression. */
export async function finishPage({ request, response, hosts }: Page): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  if (!mayBeKept(request, response)) {
    headers.set('Cache-Control', 'no-store')
    headers.delete('No-Vary-Search')
  }
  const type = headers.get('Content-Type') ?? ''
  // The office's pages have a policy of their own.
  if (hosts && type.startsWith('text/html') && !headers.has('Content-Security-Policy')) {
    const ownScripts = headers.get(INLINE_SCRIPTS)?.split(' ').filter(Boolean) ?? []
    headers.set('Content-Security-Policy', contentSecurityPolicy(ownScripts, hosts))
  }
  headers.delete(INLINE_SCRIPTS)
  // An export may be longer than what fits into memory.
  const isStreamed = type.startsWith('text/csv')
  if (response.body === null || isStreamed || !isWorthCompressing(type)) {
    return new Response(response.body, { status, headers })
  }
  const body = Buffer.from(await response.arrayBuffer())
  headers.set('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(compressQuickly(body, encoding), { status, headers })
}

/** Only a successful GET or HEAD whose route sets `Cache-Control`. Form answers and errors are never kept. */
function mayBeKept(request: Request, { status, headers }: Response): boolean {
  return isRead(request) && status === 200 && headers.has('Cache-Control')
}
