import { expect, test } from 'vitest'
import {
  isoLength,
  isSermonId,
  languageName,
  preachersOf,
  visibleTags,
  wholeMinutes,
} from './sermon.ts'

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
