import { expect, test } from 'vitest'
import { findSermons, MAX_SEARCH_LETTERS, readSearchWords } from './find-sermons.ts'

const named = [{ name: 'Rev. Tobias Hill', tag: 'pastor-daniel-samuel' }]

const sermons = [
  { id: '1', title: 'Rooted', description: 'Trees grow down first.', tags: ['Growth', 'Grace'] },
  { id: '2', title: 'Honest Prayers', description: '', tags: ['pastor-daniel-samuel', 'Psalms'] },
  { id: '3', title: 'ஜெபத்தின் வல்லமை', description: 'On grace.', tags: ['Tamil'] },
]

test.each([
  ['a title', 'rooted', ['1']],
  ['a description', 'trees DOWN', ['1']],
  ['a topic', 'psalms', ['2']],
  ['a topic and a description', 'grace', ['1', '3']],
  ['the name of a preacher', 'tobias hill', ['2']],
  ['a preacher and a title', 'hill honest', ['2']],
  ['Tamil letters', 'ஜெபத்தின்', ['3']],
  ['the beginning of a word', 'tam', ['3']],
  ['words of different sermons', 'rooted honest', []],
  ['a word that stands nowhere', 'xyzzy', []],
])('%s: "%s" finds %j', (_, words, ids) => {
  expect(findSermons(sermons, { words, named }).map(({ id }) => id)).toEqual(ids)
})

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
