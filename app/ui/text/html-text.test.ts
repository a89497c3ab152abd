import { expect, test } from 'vitest'
import { withLocalLinks } from './html-text.tsx'

test.each([
  ['<a href="/give">', '<a href="/ta/give">'],
  ['<a href="/">', '<a href="/ta">'],
  ['<a href="/cells#koramangala">', '<a href="/ta/cells#koramangala">'],
  ['<a href="/my">', '<a href="/my">'],
  ['<a href="https://example.org/give">', '<a href="https://example.org/give">'],
  ['<a href="tel:+91">', '<a href="tel:+91">'],
])('%s leads a Tamil reader to %s', (html, expected) => {
  expect(withLocalLinks(html, 'ta')).toBe(expected)
  expect(withLocalLinks(html, 'en')).toBe(html)
})
