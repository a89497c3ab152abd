import { expect, test } from 'vitest'
import {
  findSermons,
  isoLength,
  isSermonId,
  languageName,
  MAX_SEARCH_LETTERS,
  nextInSeries,
  pageCount,
  pageLinks,
  pageNumber,
  preachersOf,
  readSearchWords,
  typedPage,
  visibleTags,
  wholeMinutes,
} from './sermons.ts'

const hidden = ['pastor-daniel-samuel', 'guest-speaker']

test.each([
  [['pastor-daniel-samuel', 'Prayer'], ['Prayer']],
  [['Pastor Daniel Samuel', 'Prayer'], ['Prayer']],
  [['pastordanielsamuel', 'Guest Speaker'], []],
  [
    ['Daniel', 'Prayer', 'Prayer'],
    ['Daniel', 'Prayer'],
  ],
  [['ஜெபம்'], ['ஜெபம்']],
  [[], []],
])('of %j, %j are shown', (tags, shown) => {
  expect(visibleTags(tags, hidden)).toEqual(shown)
})

test.each([
  ['7', true],
  ['700000068', true],
  ['9'.repeat(20), true],
  ['9'.repeat(21), false],
  ['0', false],
  ['007', false],
  ['7:ab12', false],
  ['-7', false],
  ['٣', false],
  ['../x', false],
  ['', false],
])('"%s" can be a sermon’s number: %s', (text, can) => {
  expect(isSermonId(text)).toBe(can)
})

test.each([
  [1, 1, 'PT1S'],
  [29, 1, 'PT29S'],
  [89, 1, 'PT1M29S'],
  [90, 2, 'PT1M30S'],
  [1800, 30, 'PT30M'],
  [3845, 64, 'PT1H4M5S'],
  [7200, 120, 'PT2H'],
])('%i seconds are %i minutes, for search engines %s', (seconds, minutes, iso) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
  expect(isoLength(seconds)).toBe(iso)
})

const named = [
  { name: 'Rev. Tobias Hill', tag: 'pastor-daniel-samuel' },
  { name: 'Dr. Naomi Brook', tag: 'dr-rachel-thomas' },
]

test.each([
  [['Prayer', 'pastor-daniel-samuel'], ['Rev. Tobias Hill']],
  [['Pastor Daniel Samuel'], ['Rev. Tobias Hill']],
  [
    ['dr-rachel-thomas', 'pastordanielsamuel'],
    ['Rev. Tobias Hill', 'Dr. Naomi Brook'],
  ],
  [['Daniel', 'guest-speaker'], []],
  [[], []],
])('the tags %j name %j', (tags, names) => {
  expect(preachersOf({ tags }, named).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['en', 'ta', 'Tamil'],
  ['en', 'en', 'English'],
  ['en', 'en-US', 'English'],
  ['en', 'hi', 'Hindi'],
  ['en', 'zh-Hans', 'Chinese'],
  ['en', 'qq', undefined],
  ['en', 'none', undefined],
  ['en', '', undefined],
  ['en', '../x', undefined],
  ['ta', 'en-US', 'ஆங்கிலம்'],
  ['kn', 'ta', 'ತಮಿಳು'],
  ['hi', 'hi', 'हिन्दी'],
  ['hi', 'qq', undefined],
] as const)('in %s "%s" is shown as %s', (shownIn, tag, name) => {
  expect(languageName(shownIn, tag)).toBe(name)
})

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
  ['a word that was said', 'lantern', ['1']],
  ['a word that was said, and a title', 'rooted lantern', ['1']],
])('%s: "%s" finds %j', (_, words, ids) => {
  const said = { paragraphs: [{ at: 12, text: 'She kept a lantern in the window.' }] }
  const transcripts = new Map([['1', said]])
  const found = findSermons(sermons, { words, named, transcripts })
  expect(found.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['Rooted: The Soil', 'Rooted: The Seed', 'Rooted: The Rain', 'Rooted: The Seed'],
  ['Ruth, part 1', 'Another Sunday', 'Ruth, Part 2', 'Ruth, Part 2'],
  ['Exodus (1)', 'Exodus (2)', 'Exodus (3)', 'Exodus (2)'],
  ['Psalm 23', 'Psalm 84', 'Psalm 1', undefined],
  ['Hope', 'Hope in Exile', 'Hope Again', undefined],
  ['விதை, பகுதி 1', 'Hope', 'விதை, பகுதி 2', 'விதை, பகுதி 2'],
])('after "%s" comes the next one of its series', (first, second, third, next) => {
  const newestFirst = [third, second, first].map((title, place) => ({
    id: String(place),
    title,
    description: '',
    tags: [],
  }))
  const last = newestFirst.at(-1)
  if (!last) throw new Error('no sermon')
  expect(nextInSeries(newestFirst, last)?.title).toBe(next)
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
