import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testContent } from '../tests/support/site/church.ts'
import { canonicalPathIn } from './canonical-path.ts'

const canonicalIn = canonicalPathIn([
  { index: true },
  { path: 'give' },
  { path: 'api/register' },
  { path: 'letters/:file' },
  { path: 'calendar/:id.ics' },
  { path: ':page' },
  { path: '*' },
])
const content = testContent()
const canonical = (pathname: string) => canonicalIn(pathname, content)

test.each([
  ['/', undefined],
  ['//', '/'],
  ['/give', undefined],
  ['/give/', '/give'],
  ['/GIVE', '/give'],
  ['/%67ive', '/give'],
  ['/give.data', undefined],
  ['/Give.data', '/give.data'],
  ['/give/_.data', '/give.data'],
  ['/_.data', undefined],
  ['/_root.data', undefined],
  ['/Api/Register//', '/api/register'],
  ['/letters/Ab%2ecd', '/letters/Ab.cd'],
  ['/LETTERS/Ab.cd/', '/letters/Ab.cd'],
  ['/letters/a%20b%2Fc', undefined],
  ['/letters/a%3Ab@c', '/letters/a:b@c'],
  ['/Calendar/X_2026T.ics', '/calendar/X_2026T.ics'],
  ['/No/Such', undefined],
  ['/NoSuch/', undefined],
  ['/ewg', undefined],
  ['/EWG/', '/ewg'],
  ['/%65wg', '/ewg'],
  ['/Ewg.data', '/ewg.data'],
  ['/EwgRegister', '/ewgregister'],
  ['/Home', undefined],
  ['//evil.example', undefined],
  ['//give', undefined],
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
