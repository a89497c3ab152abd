import { expect, test } from 'vitest'
import { createPageShelf } from './page-shelf.ts'
import type { StoredPage } from './stored-page.ts'

function page(bytes: number): StoredPage {
  const body = Buffer.alloc(0)
  return {
    etag: '',
    encodings: { br: body, gzip: body, identity: body },
    headers: { br: [], gzip: [], identity: [] },
    notModified: [],
    bytes,
    freshUntil: 0,
    staleUntil: 0,
  }
}

test('what was not asked for the longest makes place', () => {
  const shelf = createPageShelf(30)
  for (const address of ['/a', '/b', '/c']) shelf.put(address, page(10))
  shelf.get('/a')
  shelf.put('/d', page(10))
  expect(['/a', '/b', '/c', '/d'].filter((address) => shelf.get(address))).toEqual([
    '/a',
    '/c',
    '/d',
  ])
})

test('it never holds more than it has room for', () => {
  const shelf = createPageShelf(100)
  for (let at = 0; at < 1_000; at++) shelf.put(`/${at % 37}`, page((at * 7) % 50))
  expect(shelf.bytes()).toBeLessThanOrEqual(100)
})

test('a page that is larger than the shelf is not kept, and pushes nothing out', () => {
  const shelf = createPageShelf(100)
  shelf.put('/small', page(10))
  shelf.put('/large', page(101))
  expect(shelf.get('/large')).toBeUndefined()
  expect(shelf.get('/small')).toBeDefined()
})

test('putting a page again counts it once', () => {
  const shelf = createPageShelf(100)
  shelf.put('/a', page(60))
  shelf.put('/a', page(60))
  expect(shelf.bytes()).toBe(60)
  shelf.remove('/a')
  expect(shelf.bytes()).toBe(0)
})
