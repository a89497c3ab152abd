import { expect, test } from 'vitest'
import { testContent } from '../../tests/support/site/church.ts'
import { findInformationPage, informationPages } from './information-pages.ts'

const { pages } = testContent()

test('together with the pages that have their own route, these are all pages of the content', () => {
  const own = ['home', 'cells', 'calendar', 'sermons']
  expect([...informationPages(pages), ...own].sort()).toEqual(Object.keys(pages).sort())
})

test.each([
  ['ewg', true],
  ['EWG', false],
  ['', false],
  ['nowhere', false],
  ['sermons', false],
  ['home', false],
  ['constructor', false],
  ['__proto__', false],
])('a page named "%s" is there: %s', (name, isThere) => {
  expect(findInformationPage(pages, name) !== undefined).toBe(isThere)
})
