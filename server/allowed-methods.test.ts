import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { methodsIn } from './allowed-methods.ts'

const tree = (await routes).map(({ path = '' }) => (path ? { path } : { index: true as const }))
const methodsOf = methodsIn(tree)

test.each([
  ['/', 'GET HEAD'],
  ['/_root.data', 'GET HEAD'],
  ['/give', 'GET HEAD POST'],
  ['/give.data', 'GET HEAD POST'],
  ['/GIVE/', 'GET HEAD POST'],
  ['/sitemap.xml', 'GET HEAD'],
  ['/my/abc', 'GET HEAD POST'],
  ['/my/abc/calendar.ics', 'GET HEAD'],
  ['/api/register', 'GET HEAD'],
  ['/api/register/new', 'POST'],
  ['/API/register/new', 'POST'],
  ['/no/such/page', undefined],
])('%s answers %s', (path, methods) => {
  expect(methodsOf(path)?.join(' ')).toBe(methods)
})
