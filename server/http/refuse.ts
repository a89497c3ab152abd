import { jsonRefusal } from '#app/http/json-answer.ts'
import { isApi } from './request-token.ts'
import { policyFor, securityHeaders } from './security-headers.ts'

/** A refusal: JSON for API requests, plain text for all others. */
export function refuse(request: Request, status: number, message: string): Response {
  if (isApi(request.url)) return jsonRefusal(status, [{ path: '', message }])
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The same outside of the site, which adds these headers to everything else. */
export function refuseOutside(request: Request, publicUrl: string, refusal: Refusal): Response {
  const response = refuse(request, refusal.status, refusal.message)
  for (const [name, value] of Object.entries(securityHeaders(publicUrl))) {
    response.headers.set(name, value)
  }
  response.headers.set('Content-Security-Policy', policyFor(''))
  return response
}

type Refusal = { status: number; message: string }

/**
 * Refuses a method with 405 and the allowed ones (RFC 9110, section 15.5.6). OPTIONS asks for that
 * list.
 */
export function refuseMethod(request: Request, allowed: readonly string[]): Response {
  const allow = allowed.join(', ')
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allow } })
  }
  const response = refuse(request, 405, `Only ${allow} is accepted here.`)
  response.headers.set('Allow', allow)
  return response
}
