import { expect, test } from 'vitest'
import { cachedUntil } from './public-page.ts'

test.each([
  [3600, 30, 30],
  [45, 30, 15],
  [10.9, 10, 0],
  [0, 0, 0],
  [-5, 0, 0],
])(
  'a page that is true for %d more seconds is fresh for %i and shown for %i after',
  (left, fresh, stale) => {
    const now = new Date('2026-11-15T02:00:00Z')
    const headers = cachedUntil(now.getTime() + left * 1000, now)
    expect(headers['Cache-Control']).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    )
  },
)
