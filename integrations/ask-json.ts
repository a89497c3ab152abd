import { IntegrationError } from './integration-error.ts'

type Question = {
  service: string
  operation: string
  url: URL
  timeoutMs: number
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object
}

/** The response. `body` is left out when it was not JSON. */
export type Answer = { status: number; headers: Headers; body?: unknown }

const MAX_BYTES = 4_000_000

/** Requests JSON from a service. Throws only when there is no response: callers interpret the status. */
export async function askJson(question: Question): Promise<Answer> {
  const { service, operation, url, timeoutMs, body } = question
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'User-Agent': 'narthex',
        ...(body && { 'Content-Type': 'application/json' }),
        ...question.headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = (await readLimited(response, MAX_BYTES)).toString('utf8')
    return { status: response.status, headers: response.headers, ...parsed(text) }
  } catch (cause) {
    throw new IntegrationError(service, operation, 'no answer', { cause })
  }
}

function parsed(text: string): { body?: unknown } {
  try {
    return { body: JSON.parse(text) }
  } catch (error) {
    // A gateway's error page, or an incomplete response.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Reads a response's body. Throws as soon as it is larger than allowed. */
export async function readLimited(
  response: Response,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`answered more than ${maxBytes} bytes`)
  }
}
