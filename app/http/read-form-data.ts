import type { SentForm } from '#app/ui/form/typed.ts'
import { maxTextBytes } from '../addresses.ts'

/**
 * A body that is not a form has no fields. It is read once: who answers a failed request reads the same again. Thrown
 * is the answer to a form that is larger than any of ours, or has a NUL, which PostgreSQL refuses.
 */
export function readFormData(request: Request): Promise<FormData> {
  const known = READ.get(request)
  if (known) return known
  const reading = readBody(request).then((form) => {
    if ([...form].flat().some((text) => typeof text === 'string' && text.includes('\0'))) {
      throw new Response('This form could not be read.', { status: 422 })
    }
    return form
  })
  READ.set(request, reading)
  return reading
}

export const TOO_MUCH = 'This is more than we can accept at once.'

function tooMuch(): Response {
  return new Response(TOO_MUCH, { status: 413 })
}

const READ = new WeakMap<Request, Promise<FormData>>()

/** More than the office's longest form. Reading and showing a field takes far longer than sending one. */
const MAX_FIELDS = 2_000

async function readBody(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const max = maxTextBytes(new URL(request.url).pathname)
  // All our forms but those with files are sent like this. Parsing the text is much faster than `formData()`.
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return toFormData(await request.text(), max)
  }
  const sent = Buffer.from(await request.arrayBuffer())
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary === undefined) return new FormData()
  const starts = placesOf(`--${boundary}`, sent)
  if (starts.length > MAX_FIELDS) throw tooMuch()
  if (!hasShortHeads(sent, starts)) return new FormData()
  try {
    const body = new Uint8Array(withShortFiles(sent, starts))
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    const texts = [...form].map(([, value]) => (typeof value === 'string' ? value.length : 0))
    if (texts.reduce((sum, length) => sum + length, 0) > max) throw tooMuch()
    return form
  } catch (error) {
    if (error instanceof TypeError) return new FormData()
    throw error
  }
}

function toFormData(body: string, max: number): FormData {
  if (body.length > max || body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw tooMuch()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value)
  return form
}

/** Otherwise the parser has much to do. */
function hasShortHeads(body: Buffer, starts: readonly number[]): boolean {
  const heads = starts.slice(0, -1).map((at) => body.subarray(at, at + MAX_HEAD_BYTES))
  return heads.every((head) => head.includes('\r\n\r\n'))
}

const MAX_HEAD_BYTES = 2_048

/** A file that is larger than any we take is cut: that it is too large is known by what is left. */
function withShortFiles(body: Buffer, starts: readonly number[]): Buffer {
  const parts = starts.map((at, index) => body.subarray(at, starts[index + 1]))
  if (parts.every(({ length }) => length <= MAX_PART_BYTES)) return body
  return Buffer.concat(
    parts.flatMap((part) =>
      part.length > MAX_PART_BYTES ? [part.subarray(0, MAX_PART_BYTES), LINE_END] : [part],
    ),
  )
}

const MAX_PART_BYTES = 10.5 * 1024 * 1024
const LINE_END = Buffer.from('\r\n')

/** Where the part stands. One more than a form may have is enough to know. */
function placesOf(part: string, body: Buffer): number[] {
  const places: number[] = []
  let at = body.indexOf(part)
  while (at >= 0 && places.length <= MAX_FIELDS) {
    places.push(at)
    at = body.indexOf(part, at + part.length)
  }
  return places
}

/** The texts of a sent form. A key and a version that none of our forms has are left out. */
export async function sentForm(request: Request): Promise<SentForm> {
  // Trimmed, by name. Of a field that is sent twice the first one counts; files are left out.
  const form = await readFormData(request)
  const texts = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value.trim())
  }
  const { key, version, ...typed } = Object.fromEntries(texts)
  return {
    typed,
    key: key && /^[\da-f-]{36}$/.test(key) ? key : undefined,
    version: version && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
  }
}
