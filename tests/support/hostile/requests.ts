import fc from 'fast-check'
import { expect } from 'vitest'
import { ADDRESSES as TABLE } from '#app/addresses.ts'
import { VALID_FORM, VALID_GIFT, VALID_RECORD } from '../people.ts'
import { EVERY_ADDRESS } from '../site/server.ts'
import { FIELD_NAMES } from './bodies.ts'

/** Must never be reflected unescaped. */
const MARK = '<script>hostile(1)</script>'

/** Markup that breaks out of text and out of an attribute. */
export const MARK_UP = [MARK, `"'><img src=x onerror=hostile(1)>`]

const TRAPS = [
  ...['', ' ', '\0', '\r\nSet-Cookie: a=b', ...MARK_UP, '../../../etc/passwd', '%00', '%'],
  ...['%E0%A4%A', '\uD800', '\u202E', "' or 1=1 --", '{{7*7}}', '٣٤٥'],
  ...['__proto__', 'constructor', 'toString'],
  ...['-1', '0', '1e309', '9'.repeat(400), 'NaN', 'a'.repeat(5_000)],
]

/** Short, long, empty and malformed text, and known attack strings. */
export const anyWord = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 30 }),
  fc.integer().map(String),
  fc.double().map(String),
)

const anyField = fc.tuple(fc.oneof(fc.constantFrom(...FIELD_NAMES), anyWord), anyWord)
const anyFields = fc.array(anyField, { maxLength: 12 })

const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
]

const anyPerson = fc.dictionary(
  fc.oneof(
    fc.constantFrom('firstname', 'lastname', 'gender', 'email', 'age', 'phone', 'city', 'type'),
    anyWord,
  ),
  fc.oneof(anyWord, fc.jsonValue({ maxDepth: 3 })),
)

/** Forms and JSON, well-formed and malformed, and random bytes. */
const anyBody = fc.record({
  type: fc.constantFrom(...TYPES),
  content: fc.oneof(
    anyFields.map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a, b])).toString()),
    fc.array(anyPerson, { maxLength: 8 }).map((people) => JSON.stringify(people)),
    fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    fc.constant(`${'['.repeat(20_000)}`),
    fc.constant(
      '--x\r\nContent-Disposition: form-data; name="amount"; filename="a"\r\n\r\nx\r\n--x--',
    ),
    fc.constant('--x\r\nContent-Disposition: form-data'),
    anyWord,
  ),
})

const anyHeaders = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'if-none-match', 'origin'],
    ...['range', 'referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-xsrf-token'],
    'content-length',
  ),
  fc.oneof(
    fc.constantFrom(
      'null',
      '*/*',
      'br;q=0,gzip;q=x',
      'XSRF-TOKEN=x',
      'bytes=0-',
      '"',
      'same-origin',
    ),
    fc.string({ maxLength: 40 }),
  ),
)

/** Other spellings of the same path, and some that only look like it. */
export function spelling(path: string): fc.Arbitrary<string> {
  const letters = [...path.slice(1)].map((letter) => spelledLetter(letter))
  return fc
    .record({
      letters: fc.tuple(...letters),
      before: fc.constantFrom(...BEFORE),
      after: fc.constantFrom(...AFTER),
    })
    .map(({ letters: spelled, before, after }) => `${before}/${spelled.join('')}${after}`)
}

/** Encodes some characters. A slash mostly stays, or few spellings would match a route. */
function spelledLetter(letter: string): fc.Arbitrary<string> {
  if (letter === '/')
    return fc.constantFrom('/', '/', '/', '/', '/./', '/x/../', '/%2e/', '//', '%2F')
  const code = letter.charCodeAt(0).toString(16).padStart(2, '0')
  const encoded = [`%${code}`, `%${code.toUpperCase()}`]
  return fc.constantFrom(letter, letter, letter, letter.toUpperCase(), ...encoded)
}

const BEFORE = ['', '', '', '/sandbox/..', '/sandbox/%2e%2e', '/api/.%2E', '/health/..', '/']
const AFTER = ['', '', '', '/', '//', '/.', '.data', '/_.data', ';a=b', '%20', '/..']

export type HostileRequest = {
  path: string
  query: [string, string][]
  init: RequestInit
  /** The path is sent as it is, otherwise encoded first. */
  asWritten?: boolean
}

/** `/sermons/thumbnails` of `/sermons/thumbnails/:id`. */
const PARAMETER_FOLDERS = TABLE.filter(({ path }) => path.includes('/:')).map(({ path }) =>
  path.slice(0, path.indexOf('/:')),
)

const anyAddress = fc.oneof(
  fc.constantFrom(...EVERY_ADDRESS),
  fc.constantFrom(...EVERY_ADDRESS).map((path) => `${path}.data`),
  fc.constantFrom('/_root.data', '/__manifest', '/api/token', '/health', '/ready', '/favicon.svg'),
  fc
    .tuple(fc.constantFrom(...PARAMETER_FOLDERS), anyWord)
    .map(([folder, name]) => `${folder}/${encodeURIComponent(name.toWellFormed())}`),
  anyWord.map((name) => `/${name.replace(/[?#]/g, '')}`),
)

export const anyRead = fc.record({
  path: anyAddress,
  query: anyFields,
  init: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'OPTIONS'), headers: anyHeaders }),
})

/** Every address in other spellings: limits, tokens and methods must not depend on them. */
export const anyRespelled = fc.record({
  path: fc.constantFrom(...EVERY_ADDRESS).chain(spelling),
  query: anyFields,
  init: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT'), headers: anyHeaders }),
  asWritten: fc.constant(true),
})

export const anyChange = fc
  .record({
    path: anyAddress,
    query: anyFields,
    method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
    headers: anyHeaders,
    body: anyBody,
  })
  .map(({ path, query, method, headers: sent, body: { type, content } }) => ({
    path,
    query,
    init: { method, headers: { ...sent, 'content-type': type }, body: content.toWellFormed() },
  }))

/** All is well but one field: this reaches the database. */
export const oneFieldWrong = fc
  .record({
    path: fc.constantFrom(
      ...['/give', '/ewgregister', '/api/register/new', '/api/register/response'],
      ...['/api/payments/webhook', '/response', '/api/register'],
      ...['/receipts/x', '/registered/x', '/pay/x', '/my/x'],
    ),
    name: fc.nat(),
    value: anyWord,
  })
  .map(({ path, name, value }): HostileRequest => {
    const folder = /^\/\w+\/(?=x$)/.exec(path)?.[0]
    if (folder) return { path: folder + value.replace(/[?#]/g, ''), query: [], init: {} }
    if (path === '/response' || path === '/api/register') {
      return { path, query: [['txnid', value]], init: {} }
    }
    const json = path === '/api/register/new'
    const right = json ? VALID_RECORD : path === '/ewgregister' ? VALID_FORM : VALID_GIFT
    const names = Object.keys(right)
    const sent = { ...right, [names[name % names.length] ?? '']: value.toWellFormed() }
    const init = json
      ? { body: JSON.stringify([sent]), headers: { 'content-type': 'application/json' } }
      : { body: new URLSearchParams(sent) }
    return { path, query: [], init: { method: 'POST', ...init } }
  })

export type Fetch = (request: Request) => Response | Promise<Response>

type Sending = {
  fetch: Fetch
  asked: fc.Arbitrary<HostileRequest>
  /** How many requests at most. A number, not a time: a slow machine tests as much as a fast one. */
  runs: number
  seed?: number
  /** A request without an answer after this time hangs. */
  longestMs?: number
  lines?: string[]
}

/** Sends hostile requests until one does harm. Returns how many were sent. */
export async function sendHostile({ fetch, asked, runs, seed, longestMs, lines = [] }: Sending) {
  let sent = 0
  await fc.assert(
    fc.asyncProperty<[HostileRequest]>(asked, async (one) => {
      lines.length = 0
      sent++
      const { status, text } = await sendOne(fetch, one, longestMs)
      const failed = status >= 500 ? lines.filter((line) => line.includes('"error"')) : []
      expect([status, ...failed]).toEqual([expect.any(Number)])
      expect(status).toBeLessThan(500)
      expectNoMarkup(text)
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    }),
    { numRuns: runs, ...(seed && { seed }), endOnFailure: true, includeErrorInReport: true },
  )
  return sent
}

export function expectNoMarkup(text: string): void {
  expect(text).not.toContain(MARK)
  expect(text).not.toMatch(/<img src=x onerror/)
}

/** Reads the whole body, because an answer that never ends hangs too. */
export async function sendOne(fetch: Fetch, asked: HostileRequest, longestMs = 60_000) {
  const { path, query, init, asWritten } = asked
  const search = new URLSearchParams(query.map(([a, b]) => [a, b]))
  const sent = asWritten ? path : encodeURI(path.toWellFormed())
  const request = new Request(`http://church.test${sent}?${search}`, init)
  let patience: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('no answer')), longestMs)
  })
  const answered = async () => {
    const response = await fetch(request)
    return { status: response.status, text: await response.text() }
  }
  return Promise.race([answered(), hung]).finally(() => clearTimeout(patience))
}
