import fc from 'fast-check'
import { FIELD_NAMES } from './bodies.ts'

/** Must never be reflected unescaped. */
export const MARK = '<script>hostile(1)</script>'

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

export const anyFields = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...FIELD_NAMES), anyWord), anyWord),
  {
    maxLength: 12,
  },
)

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
export const anyBody = fc.record({
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

export const anyHeaders = fc.dictionary(
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
