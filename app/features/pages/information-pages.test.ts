import { expect, test } from 'vitest'
import { testContent } from '../../../tests/fixtures/church.ts'
import { INFORMATION_PAGES, informationPageAt } from './information-pages.ts'

test('together with the pages that have their own route, these are all pages of the content', () => {
  const own = ['home', 'cells', 'calendar', 'sermons']
  expect([...INFORMATION_PAGES, ...own].sort()).toEqual(Object.keys(testContent().pages).sort())
})

test.each([
  ['/ewg', 'ewg'],
  ['/EWG', 'ewg'],
  ['/ewg/', 'ewg'],
  ['/', undefined],
  ['/nowhere', undefined],
  ['/sermons', undefined],
])('%s is the page %s', (path, page) => {
  expect(informationPageAt(path)).toBe(page)
})
