import { expect, test } from 'vitest'
import { ADDRESSES } from '#app/addresses.ts'
import { currentFor, hasLanguages } from './site-link.tsx'

test.each([
  ['/sermons', '/sermons', 'page'],
  ['/sermons', '/sermons/700000068', 'true'],
  ['/sermons', '/sermonsold', undefined],
  ['/sermons', '/', undefined],
  ['/', '/sermons', undefined],
  ['/', '/', 'page'],
])('a link to %s on the page %s is current: %s', (to, pathname, current) => {
  expect(currentFor(to, pathname)).toBe(current)
})

test('exactly the addresses of one person and of files have no language', () => {
  const pages = ADDRESSES.filter(
    ({ language, kind, from }) => !language && LINKED.includes(kind) && from !== 'build',
  )
  const wrong = pages.filter(({ path, inLanguages }) => hasLanguages(path) !== inLanguages)
  expect(wrong.map(({ path }) => path)).toEqual([])
})

const LINKED = ['page', 'private']
