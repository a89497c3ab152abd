import { expect, test } from 'vitest'
import { isAllowedChange } from './same-origin.ts'

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
