import { expect, test } from 'vitest'
import { currentFor } from './site-link.tsx'

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
