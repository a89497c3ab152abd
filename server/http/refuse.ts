import { jsonRefusal } from '#app/http/json-answer.ts'
import { isApi } from './request-token.ts'

/** A refusal in plain words: as JSON to those who call the API, as text to everyone else. */
export function refuse(request: Request, status: number, message: string): Response {
  if (isApi(request.url)) return jsonRefusal(status, [{ path: '', message }])
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** What an address does not do. OPTIONS is a question about this very list. */
export function refuseMethod(request: Request, allowed: readonly string[]): Response {
  const allow = allowed.join(', ')
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allow } })
  }
  const response = refuse(request, 405, `Only ${allow} is answered here.`)
  response.headers.set('Allow', allow)
  return response
}
