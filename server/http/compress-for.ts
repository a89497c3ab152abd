import { chooseEncoding, compressQuickly, isWorthCompressing } from './encodings.ts'

/** Compresses a page that was rendered without any visitor's headers, as this browser accepts it. */
export async function compressFor(request: Request, response: Response): Promise<Response> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const isDone = headers.has('Content-Encoding')
  if (!body || isDone || !isWorthCompressing(headers.get('Content-Type') ?? '')) return response
  headers.set('Vary', 'Accept-Encoding')
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const plain = Buffer.from(await response.arrayBuffer())
  return new Response(compressQuickly(plain, encoding), { status, headers })
}
