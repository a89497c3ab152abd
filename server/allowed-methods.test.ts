import { expect, test } from 'vitest'
import { ADDRESSES } from '#app/addresses.ts'
import routes from '#app/routes.ts'
import { testContent } from '../tests/support/site/church.ts'
import { methodsIn } from './allowed-methods.ts'

const tree = (await routes).map(({ path = '' }) => (path ? { path } : { index: true as const }))
const methodsOf = methodsIn(tree, ADDRESSES)
const content = testContent()

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
  ['/ewg', 'GET HEAD'],
  ['/EWG/', 'GET HEAD'],
  ['/ewgregister', 'GET HEAD POST'],
  ['/ewgregister.data', 'GET HEAD POST'],
  ['/nosuchpage', undefined],
  ['/no/such/page', undefined],
])('%s answers %s', (path, methods) => {
  expect(methodsOf(path, content)?.join(' ')).toBe(methods)
})
