import fc from 'fast-check'
import { NAMES } from './worst-bodies.ts'

/** Must never be reflected unescaped. */
export const MARK = '<script>hostile(1)</script>'

/** Markup that breaks out of text and out of an attribute. */
export const MARK_UP = [MARK, `"'><img src=x onerror=hostile(1)>`]

const TRAPS = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  ...MARK_UP,
  '../../../etc/passwd',
  '%00',
  '%',
  '%E0%A4%A',
  '\uD800',
  '\u202E',
  "' or 1=1 --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  'NaN',
  '٣٤٥',
  'a'.repeat(5_000),
]

/** Short, long, empty and malformed text, and known attack strings. */
export const word = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 30 }),
  fc.integer().map(String),
  fc.double().map(String),
)

export const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), word), word), {
  maxLength: 12,
})

const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
]

const person = fc.dictionary(
  fc.oneof(
    fc.constantFrom('firstname', 'lastname', 'gender', 'email', 'age', 'phone', 'city', 'type'),
    word,
  ),
  fc.oneof(word, fc.jsonValue({ maxDepth: 3 })),
)

/** Forms and JSON, well-formed and malformed, and random bytes. */
export const body = fc.record({
  type: fc.constantFrom(...TYPES),
  content: fc.oneof(
    fields.map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a, b])).toString()),
    fc.array(person, { maxLength: 8 }).map((people) => JSON.stringify(people)),
    fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    fc.constant(`${'['.repeat(20_000)}`),
    fc.constant(
      '--x\r\nContent-Disposition: form-data; name="amount"; filename="a"\r\n\r\nx\r\n--x--',
    ),
    fc.constant('--x\r\nContent-Disposition: form-data'),
    word,
  ),
})

export const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'user-agent',
    'x-forwarded-for',
    'x-xsrf-token',
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
