import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RESERVED_ADDRESSES } from '#content-model/schema/content.ts'
import { pageKey } from '#content-model/schema/values.ts'
import { SANDBOX_PATH } from '#server/config/config.ts'
import { testContent } from '#tests/support/site/church.ts'
import { ADDRESSES, findAddress, foldersWhere, isInFolder } from './addresses.ts'
import routes from './routes.ts'

const mapped = (await routes).map(({ path = '', file }) => ({ path: `/${path}`, file }))

test('every route has exactly one row, and every row for a route has a route', () => {
  const rows = ADDRESSES.filter(({ from, language }) => from === 'route' && !language).map(
    ({ path }) => path,
  )
  expect(rows.toSorted()).toEqual(mapped.map(({ path }) => path).toSorted())
})

test('no address has two rows', () => {
  const paths = ADDRESSES.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

test.each(mapped)('$path takes POST exactly when $file has an action', ({ path, file }) => {
  const source = readFileSync(`app/${file}`, 'utf8')
  const { methods = [] } = findAddress(path) ?? {}
  const takesPost = methods === 'any' || methods.includes('POST')
  expect(takesPost).toBe(/^export (async )?function action\b/m.test(source))
})

test('an address with an action and no loader or page takes nothing but POST', () => {
  for (const { path, file } of mapped) {
    const source = readFileSync(`app/${file}`, 'utf8')
    const reads = /^export (default|(async )?function loader)\b/m.test(source)
    const { methods = [] } = findAddress(path) ?? {}
    expect([path, methods === 'any' || methods.includes('GET')]).toEqual([path, reads])
  }
})

test('no page of the content can take an address of the software', () => {
  const own = Object.keys(testContent().pages)
  const folders = ADDRESSES.map(({ path }) => path.split('/')[1] ?? '').filter((name) =>
    v.is(pageKey, name),
  )
  const free = folders.filter((name) => !own.includes(name) && !RESERVED_ADDRESSES.includes(name))
  expect([...new Set(free)]).toEqual([])
})

test('all addresses of a folder have the same rules for caching, limits and logs', () => {
  for (const folder of foldersWhere(isInFolder)) {
    const rows = ADDRESSES.filter(({ path }) => path === folder || path.startsWith(`${folder}/`))
    const rules = rows.map(({ cache, prefetched, logged, offline, indexed }) =>
      [cache, prefetched, logged, offline === 'never', indexed === 'never'].join(),
    )
    expect([folder, new Set(rules).size]).toEqual([folder, 1])
  }
})

test('private pages are not cached, prefetched, indexed or logged', () => {
  const rules = { cache: 'no-store', offline: 'never', prefetched: false, indexed: 'never' }
  for (const row of ADDRESSES.filter(({ kind }) => kind === 'private')) {
    expect(row).toMatchObject({ ...rules, logged: false })
  }
})

test.each([
  ['/my/abc', 'private'],
  ['/my/no/such/page', 'private'],
  ['/keep/abc', 'private'],
  ['/api', 'api'],
  ['/api/nothing', 'api'],
  [`${SANDBOX_PATH}/payu`, 'sandbox'],
  ['/health', 'check'],
  ['/health/x', undefined],
  ['/healthy', undefined],
  ['/give', 'page'],
  ['/give/x', undefined],
  ['/apiary', undefined],
])('%s is of the kind %s', (path, kind) => {
  expect(findAddress(path)?.kind).toBe(kind)
})
