/**
 * Nobody keeps an answer that does not say that it may be kept, nor the answer to a form, nor a
 * failure: a page's own rule is about the page when all is well.
 */
export function withoutKeeping(method: string, response: Response): Response {
  const isPage = (method === 'GET' || method === 'HEAD') && response.status === 200
  if (isPage && response.headers.has('Cache-Control')) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  headers.delete('No-Vary-Search')
  return new Response(response.body, { status: response.status, headers })
}
