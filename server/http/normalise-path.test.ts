import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { spelling } from '#tests/support/hostile/requests.ts'
import { EVERY_ADDRESS } from '#tests/support/site/server.ts'
import { normalisePath } from './normalise-path.ts'

test.each([
  ['/', '/'],
  ['/give', '/give'],
  ['/give?a=/api/x', '/give'],
  ['/give#/api', '/give'],
  ['/give/', '/give'],
  ['/GIVE', '/give'],
  ['/sandbox/.%2E/sermons', '/sermons'],
  ['/./give/.', '/give'],
  ['/../../give', '/give'],
  ['/give.data', '/give'],
  ['/_.data', '/'],
  ['/_root.data', '/'],
  ['/response/_.data?txnid=1', '/response'],
  ['/response%2Edata', '/response.data'],
  ['//api/register', '//api/register'],
  ['/api;x/register', '/api;x/register'],
  ['/api%2Fregister', '/api%2Fregister'],
  ['/%2561pi', '/%61pi'],
  ['/%E0%AE%8E', '/எ'],
  // The Kelvin sign: Unicode lower case turns it into "k", but the router doesn't.
  ['/%E2%84%AAeep', '/\u212Aeep'],
  ['http://church.test/API/token', '/api/token'],
  ['HTTPS://church.test', '/'],
])('%s is normalised to %s', (target, path) => {
  expect(normalisePath(target)).toBe(path)
})

test.each([
  ...['/%', '/%E0%A4%A', '/give/%zz', '/%ff', '*', 'give', '', 'ftp://church.test/', 'http://'],
])('%j is refused', (target) => {
  expect(normalisePath(target)).toBeUndefined()
})

const paths = (await routes).map(({ path = '' }) => path)
const tree = paths.map((path) => (path === '' ? { index: true as const } : { path }))

/** The route that the framework chooses for a path as received. */
function routedTo(path: string): string {
  const { pathname } = new URL(`http://church.test${path}`)
  const page = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return matchRoutes(tree, page)?.[0]?.route.path ?? ''
}

const patterns = paths
  .filter((path) => path !== '*')
  .map((path) => [path, `^/${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`] as const)
  .map(([path, pattern]) => [path, new RegExp(pattern)] as const)

/** The route with exactly this path, without any more decoding or folding. */
function namedBy(path: string): string {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? '*'
}

test('every spelling of an address is normalised to the route that the router finds', () => {
  const found = new Set<string>()
  fc.assert(
    fc.property(fc.constantFrom(...EVERY_ADDRESS).chain(spelling), (path) => {
      const route = routedTo(path)
      found.add(route)
      expect(namedBy(normalisePath(path) ?? '')).toBe(route)
    }),
    { numRuns: 500 },
  )
  expect(found.size).toBeGreaterThan(paths.length / 2)
})
