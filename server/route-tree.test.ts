import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#app/addresses.ts'
import routes from '#app/routes.ts'
import { testContent } from '#tests/support/site/church.ts'
import { canonicalPathIn, methodsIn } from './route-tree.ts'

const tree = (await routes).map(({ path = '' }) => (path ? { path } : { index: true as const }))
const methodsOf = methodsIn(tree, ADDRESSES)
const content = testContent()

test.each([
  ['/', 'GET HEAD'],
  ['/_root.data', 'GET HEAD'],
  ['/give', 'GET HEAD POST'],
  ['/GIVE/', 'GET HEAD POST'],
  ['/sitemap.xml', 'GET HEAD'],
  ['/my/abc', 'GET HEAD POST'],
  ['/my/abc/calendar.ics', 'GET HEAD'],
  ['/api/register', 'GET HEAD'],
  ['/api/register/new', 'POST'],
  ['/ewg', 'GET HEAD'],
  ['/ewgregister', 'GET HEAD POST'],
  ['/nosuchpage', undefined],
])('%s answers %s', (path, methods) => {
  expect(methodsOf(path, content)?.join(' ')).toBe(methods)
})

const canonicalIn = canonicalPathIn([
  { index: true },
  { path: 'give' },
  { path: 'api/register' },
  { path: 'letters/:file' },
  { path: 'calendar/:id.ics' },
  { path: ':page' },
  { path: '*' },
])
const canonical = (pathname: string) => canonicalIn(pathname, content)

test.each([
  ['/', undefined],
  ['//', '/'],
  ['/give', undefined],
  ['/give/', '/give'],
  ['/%67ive', '/give'],
  ['/give.data', undefined],
  ['/give/_.data', '/give.data'],
  ['/_.data', undefined],
  ['/_root.data', undefined],
  ['/Api/Register//', '/api/register'],
  ['/letters/Ab%2ecd', '/letters/Ab.cd'],
  ['/letters/a%20b%2Fc', undefined],
  ['/letters/a%3Ab@c', '/letters/a:b@c'],
  ['/Calendar/X_2026T.ics', '/calendar/X_2026T.ics'],
  ['/No/Such', undefined],
  ['/ewg', undefined],
  ['/EWG/', '/ewg'],
  ['/Ewg.data', '/ewg.data'],
  ['/Home', undefined],
  ['//evil.example', undefined],
])('%s is spelled %s', (pathname, expected) => {
  expect(canonical(pathname)).toBe(expected)
})

test('a canonical path is not redirected, so there are no redirect loops', () => {
  fc.assert(
    fc.property(
      fc.webUrl().map((url) => new URL(url).pathname),
      fc.string(),
      (path, name) => {
        for (const asked of [path, `/LETTERS/${encodeURIComponent(name.toWellFormed())}`]) {
          const { pathname } = new URL(asked.replace(/^\/*/, '/'), 'http://church.test')
          const first = canonical(pathname)
          if (first !== undefined) {
            expect(first).toMatch(/^\/(?!\/)/)
            expect(canonical(new URL(`http://church.test${first}`).pathname)).toBeUndefined()
          }
        }
      },
    ),
  )
})
