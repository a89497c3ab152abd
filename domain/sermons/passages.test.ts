import { expect, test } from 'vitest'
import { chapterOf, passagesIn } from './passages.ts'

test.each([
  ['On Psalm 84, and Ps. 84:3 again', [['Psalm 84', 'Psalm 84']]],
  ['1 Cor. 13:4-7', [['1 Corinthians 13', '1 Cor. 13:4-7']]],
  [
    'John 3:16 and 1 John 4',
    [
      ['John 3', 'John 3:16'],
      ['1 John 4', '1 John 4'],
    ],
  ],
  ['Song of Songs 2', [['Song of Songs 2', 'Songs 2']]],
  ['சங்கீதம் 23', [['Psalm 23', 'சங்கீதம் 23']]],
  ['Romans 17, Acts 2024, Chapter 3, Psalm 0', []],
  ['In 2024 James 1', [['James 1', 'James 1']]],
])('"%s" names %j', (text, passages) => {
  expect(passagesIn(text).map(({ chapter, words }) => [chapter, words])).toEqual(passages)
})

test.each([
  ['Romans 8', 'Romans 8'],
  ['rom 8', 'Romans 8'],
  ['romans', undefined],
  ['grace Romans 8', undefined],
])('somebody who searches for "%s" means %s', (words, chapter) => {
  expect(chapterOf(words)).toBe(chapter)
})
