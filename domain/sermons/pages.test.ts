import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageLinks, pageNumber, typedPage } from './pages.ts'

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [68, 8],
])('%i sermons fill %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})

test.each([
  [1, 8, [1, 2, 3]],
  [2, 8, [1, 2, 3]],
  [3, 8, [2, 3, 4]],
  [7, 8, [6, 7, 8]],
  [8, 8, [6, 7, 8]],
  [1, 1, [1]],
  [2, 2, [1, 2]],
])('on page %i of %i the links are %j', (current, last, links) => {
  expect(pageLinks(current, last)).toEqual(links)
})

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['9999', 8],
  ['9'.repeat(2000), 8],
  ['abc', 1],
  ['3', 3],
  [' 3 ', 3],
  ['3a', 3],
  ['1e3', 8],
  ['٣', 1],
])('an address that asks for page %s of 8 shows %i', (text, page) => {
  expect(pageNumber(text, 8)).toBe(page)
})

test.each([
  ['', ''],
  ['a', ''],
  ['2x', '2'],
  ['-3', '3'],
  ['99', '8'],
  ['0', '1'],
])('the input holds "%s" as "%s"', (typed, held) => {
  expect(typedPage(typed, 8)).toBe(held)
})

test('there are at most three page links, and the current page is one of them', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (text, last) => {
      const page = pageNumber(text, last)
      const links = pageLinks(page, last)
      expect(links).toContain(page)
      expect(links.length).toBeLessThanOrEqual(3)
      expect(links.every((link) => link >= 1 && link <= last)).toBe(true)
    }),
  )
})
