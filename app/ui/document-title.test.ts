import { expect, test } from 'vitest'
import { titleOf } from './document-title.tsx'

test.each([
  ['Teens', 'Teens | Hillside Fellowship'],
  ['Hillside Fellowship on one page', 'Hillside Fellowship on one page'],
])('the title of a page called "%s" is "%s"', (page, title) => {
  expect(titleOf(page, 'Hillside Fellowship')).toBe(title)
})
