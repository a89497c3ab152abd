import { expect, test } from 'vitest'
import { visibleTags } from './sermon.ts'

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
