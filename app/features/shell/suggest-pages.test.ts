import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SitePage, suggestPages } from './suggest-pages.ts'

const pages: SitePage[] = [
  { label: 'Home', to: '/' },
  { label: 'Kingdom Kids', to: '/kkids' },
  { label: 'Singles', to: '/salt' },
  { label: 'Sermons', to: '/sermons' },
  { label: 'Our Campus', to: '/campus' },
  { label: 'Give', to: '/give' },
]

test.each([
  ['/sermon', '/sermons'],
  ['/sermons/2024/easter', '/sermons'],
  ['/kingdom-kids', '/kkids'],
  ['/Singles', '/salt'],
  ['/campuss', '/campus'],
  ['/giv', '/give'],
  ['/semrons', '/sermons'],
  ['/ourcampus.html', '/campus'],
  ['kids club', '/kkids'],
  ['where is the campus', '/campus'],
  ['Old Sermons!', '/sermons'],
])('%s may have meant %s', (typed, meant) => {
  expect(suggestPages(typed, pages)[0]?.to).toBe(meant)
})

test.each([['/'], ['/wp-admin.php'], ['/xyz'], ['/%F0%9F%98%80']])(
  '%s resembles nothing here',
  (typed) => {
    expect(suggestPages(typed, pages)).toEqual([])
  },
)

test('names in other scripts are found too', () => {
  const tamil = [{ label: 'எங்கள் வளாகம்', to: '/campus' }]
  expect(suggestPages('வளாகம்', tamil)).toEqual(tamil)
})

test('any text gets at most three different suggestions', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const found = suggestPages(typed, pages)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test.each(pages.filter(({ to }) => to !== '/'))('$to itself comes first', (page) => {
  expect(suggestPages(page.to, pages)[0]).toBe(page)
})
