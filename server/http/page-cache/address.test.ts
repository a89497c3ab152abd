import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParameters, spellAddress } from './address.ts'

const SEARCH = 'params, except=("_routes" "q" "page")'

const CASES: [string, string | undefined, string][] = [
  ['/give', 'params', '/give'],
  ['/give?utm_source=mail&fbclid=1', 'params', '/give'],
  ['/give?utm_source=mail', undefined, '/give?utm_source=mail'],
  ['/give?', 'params', '/give'],
  ['/give?', undefined, '/give'],
  ['/sermons?page=2&q=hope', SEARCH, '/sermons?page=2&q=hope'],
  ['/sermons?q=hope&page=2', SEARCH, '/sermons?page=2&q=hope'],
  ['/sermons?q=hope&ref=x', SEARCH, '/sermons?q=hope'],
  ['/sermons?q=a&q=b', SEARCH, '/sermons?q=a&q=b'],
  ['/sermons?ref=x', SEARCH, '/sermons'],
  ['/give.data?_routes=routes%2Fgive', SEARCH, '/give.data?_routes=routes%2Fgive'],
  ['/give?a=1', 'key-order', '/give?a=1'],
  ['/give?a=1', 'params, except=nonsense', '/give?a=1'],
]

test.each(CASES)('%s with No-Vary-Search %s is %s', (address, header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'No-Vary-Search': header })
  expect(spellAddress(address, readParameters(headers))).toBe(expected)
})

test('spelling an address is idempotent', () => {
  const parameters = new Set(['q', 'page'])
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = spellAddress(`/sermons?${query}`, parameters)
      expect(spellAddress(once, parameters)).toBe(once)
    }),
  )
})
