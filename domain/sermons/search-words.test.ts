import { expect, test } from 'vitest'
import { MAX_SEARCH_LETTERS, readSearchWords } from './search-words.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['   \n\t ', undefined],
  ['\u202e', undefined],
  ['  the   father ', 'the father'],
  ['ஜெபத்தின்', 'ஜெபத்தின்'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['🙏🏽 hope', '🙏🏽 hope'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
])('"%s" searches for "%s"', (text, words) => {
  expect(readSearchWords(text)).toBe(words)
})

test('a long text is cut, but not within a character', () => {
  const words = readSearchWords('🙏'.repeat(2000)) ?? ''
  expect([...words]).toHaveLength(MAX_SEARCH_LETTERS)
  expect(words.isWellFormed()).toBe(true)
})
