import { expect, test } from 'vitest'
import { giveToken, hasToken, isAllowedChange } from './same-origin.ts'

const OURS = 'https://church.example.org'

const CROSS = { 'sec-fetch-site': 'cross-site' }
const EVIL = { origin: 'https://evil.example.org' }
const PAYU = { origin: 'https://secure.payu.in' }
const MAILER = { origin: 'https://mail.example.org', ...CROSS }
const NOWHERE = { origin: 'null' }
const RETURN = '/api/register/response'

test.each<[string, boolean, string, Record<string, string>]>([
  ['a page of ours', true, '/give', { origin: OURS, 'sec-fetch-site': 'same-origin' }],
  ['no browser at all', true, '/give', {}],
  ['another site', false, '/give', { ...EVIL, ...CROSS }],
  ['another site in an old browser', false, '/give', EVIL],
  ['a sister host', false, '/give', { origin: OURS, 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', false, '/give', NOWHERE],
  ["the provider's return", true, RETURN, { ...PAYU, ...CROSS }],
  ["the provider's return without an origin", true, RETURN, NOWHERE],
  ["the provider's return, spelled by its own form", true, `${RETURN}/`, PAYU],
  ['a page reached through a signed address', false, `${RETURN}/../../../give`, EVIL],
  ['the data of a signed address, which no provider sends to', false, `${RETURN}.data`, EVIL],
  ['a mail program that unsubscribes', true, '/unsubscribe/abc', MAILER],
  ['another private page', false, '/my/abc', MAILER],
  ['another address of the API', false, '/api/register/new', PAYU],
])('%s: %s', (_name, allowed, path, headers) => {
  const request = new Request(`${OURS}${path}`, { method: 'POST', headers })
  expect(isAllowedChange(request, OURS)).toBe(allowed)
})

test('a visit from another site is no change', () => {
  expect(isAllowedChange(new Request(`${OURS}/give`, { headers: CROSS }), OURS)).toBe(true)
})

test('behind a proxy the origin is compared with the public address', () => {
  const posted = { method: 'POST', headers: { origin: OURS } }
  const request = new Request('http://10.0.0.1:3000/give', posted)
  expect(isAllowedChange(request, OURS)).toBe(true)
})

const TOKEN = 'a'.repeat(32)

test('a browser gets a token as a cookie that its scripts can read', async () => {
  const answer = giveToken(new Request(`${OURS}/api/token`), OURS)
  const cookie = answer.headers.get('set-cookie') ?? ''
  const { token } = await answer.json()
  expect(cookie).toBe(`XSRF-TOKEN=${token}; Path=/; SameSite=Strict; Secure`)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  [TOKEN, true],
  ['x', false],
])('the token %s is kept: %s', async (sent, isKept) => {
  const headers = { cookie: `other=1; XSRF-TOKEN=${sent}` }
  const { token } = await giveToken(new Request(`${OURS}/api/token`, { headers }), OURS).json()
  expect(token === sent).toBe(isKept)
})

const cookie = `XSRF-TOKEN=${TOKEN}`
const origin = OURS
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
  ['another spelling', 'POST', '/give/%2e%2e/%61PI/register/new', { origin }, false],
  ['reading', 'GET', '/api/register', { origin }, true],
  ['a page, which has its own check', 'POST', '/give', { origin }, true],
  ['the payer coming back', 'POST', '/api/register/response', { origin }, true],
  ['the provider calling', 'POST', '/api/payments/webhook', { origin }, true],
])('%s: %s %s', (_name, method, path, headers, allowed) => {
  expect(hasToken(new Request(`${OURS}${path}`, { method, headers }))).toBe(allowed)
})
