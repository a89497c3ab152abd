import { expect, test } from 'vitest'
import { readFreshness } from './stored-page.ts'

const S_MAXAGE = 'public, max-age=0, s-maxage=300'

const CASES: [string, Record<string, string>, number, [number, number] | undefined][] = [
  ['a page with s-maxage', { 'Cache-Control': S_MAXAGE }, 200, [300_000, 0]],
  [
    'a page that may be stale for a while',
    { 'Cache-Control': `${S_MAXAGE}, stale-while-revalidate=60` },
    200,
    [300_000, 60_000],
  ],
  ['quotes and capitals', { 'Cache-Control': 'S-MaxAge="5"' }, 200, [5_000, 0]],
  ['a page that says nothing', {}, 200, undefined],
  ['max-age is for the browser', { 'Cache-Control': 'public, max-age=300' }, 200, undefined],
  ['s-maxage=0', { 'Cache-Control': 's-maxage=0' }, 200, undefined],
  ['nonsense', { 'Cache-Control': 's-maxage=soon' }, 200, undefined],
  ['no-store', { 'Cache-Control': `${S_MAXAGE}, no-store` }, 200, undefined],
  ['private', { 'Cache-Control': `${S_MAXAGE}, private` }, 200, undefined],
  ['no-cache', { 'Cache-Control': `${S_MAXAGE}, no-cache` }, 200, undefined],
  ['a cookie', { 'Cache-Control': S_MAXAGE, 'Set-Cookie': 'a=b' }, 200, undefined],
  ['a page by language', { 'Cache-Control': S_MAXAGE, Vary: 'Accept-Language' }, 200, undefined],
  ['a page by anything', { 'Cache-Control': S_MAXAGE, Vary: '*' }, 200, undefined],
  ['by encoding', { 'Cache-Control': S_MAXAGE, Vary: 'Accept-Encoding' }, 200, [300_000, 0]],
  ['a missing page', { 'Cache-Control': S_MAXAGE }, 404, undefined],
  ['a failure', { 'Cache-Control': S_MAXAGE }, 500, undefined],
  ['a redirect', { 'Cache-Control': S_MAXAGE }, 302, undefined],
]

test.each(CASES)('%s', (_name, headers, status, expected) => {
  const freshness = readFreshness(new Response(null, { status, headers }))
  expect(freshness && [freshness.freshMs, freshness.staleMs]).toEqual(expected)
})
