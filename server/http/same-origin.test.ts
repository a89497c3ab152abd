import { expect, test } from 'vitest'
import { giveToken, hasToken, isAllowedChange } from './same-origin.ts'

const OURS = 'https://church.example.org'

const CASES: [string, boolean, string, string, Record<string, string>][] = [
  ['a page of ours', true, 'POST', '/give', { origin: OURS, 'sec-fetch-site': 'same-origin' }],
  ['no browser at all', true, 'POST', '/give', {}],
  [
    'another site',
    false,
    'POST',
    '/give',
    { origin: 'https://evil.example.org', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'another site in an old browser',
    false,
    'POST',
    '/give',
    { origin: 'https://evil.example.org' },
  ],
  ['a sister host', false, 'POST', '/give', { origin: OURS, 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', false, 'POST', '/give', { origin: 'null' }],
  ['a visit from another site', true, 'GET', '/give', { 'sec-fetch-site': 'cross-site' }],
  [
    "the provider's return",
    true,
    'POST',
    '/api/register/response',
    { origin: 'https://secure.payu.in', 'sec-fetch-site': 'cross-site' },
  ],
  [
    "the provider's return without an origin",
    true,
    'POST',
    '/api/register/response',
    { origin: 'null' },
  ],
  [
    "the provider's return, spelled by its own form",
    true,
    'POST',
    '/api/register/response/',
    { origin: 'https://secure.payu.in' },
  ],
  [
    'a page reached through a signed address',
    false,
    'POST',
    '/api/register/response/../../../give',
    { origin: 'https://evil.example.org' },
  ],
  [
    'the data of a signed address, which no provider sends to',
    false,
    'POST',
    '/api/register/response.data',
    { origin: 'https://evil.example.org' },
  ],
  [
    'a mail program that unsubscribes',
    true,
    'POST',
    '/unsubscribe/abc',
    { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'another private page',
    false,
    'POST',
    '/my/abc',
    { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'another address of the API',
    false,
    'POST',
    '/api/register/new',
    { origin: 'https://secure.payu.in' },
  ],
]

test.each(CASES)('%s: %s', (_name, allowed, method, path, headers) => {
  expect(isAllowedChange(new Request(`${OURS}${path}`, { method, headers }), OURS)).toBe(allowed)
})

test('behind a proxy the origin is compared with the public address', () => {
  const request = new Request('http://10.0.0.1:3000/give', {
    method: 'POST',
    headers: { origin: OURS },
  })
  expect(isAllowedChange(request, OURS)).toBe(true)
})

const SITE = 'https://church.example.org'
const TOKEN = 'a'.repeat(32)

test('a browser gets a token as a cookie that its scripts can read', async () => {
  const answer = giveToken(new Request(`${SITE}/api/token`), SITE)
  const cookie = answer.headers.get('set-cookie') ?? ''
  const { token } = await answer.json()
  expect(cookie).toBe(`XSRF-TOKEN=${token}; Path=/; SameSite=Strict; Secure`)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a valid token is kept', async () => {
  const headers = { cookie: `other=1; XSRF-TOKEN=${TOKEN}` }
  const answer = giveToken(new Request(`${SITE}/api/token`, { headers }), SITE)
  expect(await answer.json()).toEqual({ token: TOKEN })
})

test('a malformed token is replaced', async () => {
  const headers = { cookie: 'XSRF-TOKEN=x' }
  const answer = giveToken(new Request(`${SITE}/api/token`, { headers }), SITE)
  expect(await answer.json()).not.toEqual({ token: 'x' })
})

const cookie = `XSRF-TOKEN=${TOKEN}`
const origin = SITE
/** The headers of Node's own `fetch`. */
const NODE = { 'sec-fetch-mode': 'cors' }

test.each([
  ['a program without a token', 'POST', '/api/register/new', {}, true],
  ['a browser without a token', 'POST', '/api/register/new', { origin }, false],
  ['a browser without Origin', 'POST', '/api/x', { 'sec-fetch-site': 'same-origin' }, false],
  ['a program on Node, which says how but not from where', 'POST', '/api/x', NODE, true],
  ['the cookie alone', 'POST', '/api/register/new', { origin, cookie }, false],
  ['the header alone', 'POST', '/api/x', { origin, 'x-xsrf-token': TOKEN }, false],
  ['both', 'POST', '/api/x', { origin, cookie, 'x-xsrf-token': TOKEN }, true],
  ['another header', 'POST', '/api/x', { origin, cookie, 'x-xsrf-token': 'b'.repeat(32) }, false],
  ['empty ones', 'POST', '/api/x', { origin, cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }, false],
  ['other methods', 'DELETE', '/api/register', { origin }, false],
  ['capitals', 'POST', '/API/register/new', { origin }, false],
  ['an encoded letter', 'POST', '/%61pi/register/new', { origin }, false],
  ['a way round', 'POST', '/give/%2e%2e/api/register/new', { origin }, false],
  ['reading', 'GET', '/api/register', { origin }, true],
  ['a page, which has its own check', 'POST', '/give', { origin }, true],
  ['the payer coming back', 'POST', '/api/register/response', { origin }, true],
  ['the provider calling', 'POST', '/api/payments/webhook', { origin }, true],
])('%s: %s %s', (_name, method, path, headers, allowed) => {
  expect(hasToken(new Request(`${SITE}${path}`, { method, headers }))).toBe(allowed)
})
