import { expect, test } from 'vitest'
import { momentWords, paragraphsOf, placeSaid, readMoment } from './transcript.ts'

const line = (place: number, text: string) => ({ at: place * 6, text })

test('lines become paragraphs that end with a sentence, and hold every word', () => {
  const lines = Array.from({ length: 40 }, (_, place) =>
    line(place, place % 4 === 3 ? 'and that is the end.' : 'one two three four five six'),
  )
  const paragraphs = paragraphsOf(lines)
  expect(paragraphs.map(({ text }) => text).join(' ')).toBe(lines.map(({ text }) => text).join(' '))
  expect(paragraphs.every(({ text }) => text.endsWith('.'))).toBe(true)
  expect(paragraphs.map(({ at }) => at)).toEqual([0, 72, 144, 216])
})

test('who speaks without full stops gets paragraphs all the same', () => {
  const lines = Array.from({ length: 100 }, (_, place) => line(place, 'on and on and on'))
  expect(paragraphsOf(lines).length).toBeGreaterThan(4)
})

test.each([
  [0, '0:00'],
  [760, '12:40'],
  [3760, '1:02:40'],
])('%i seconds are %s', (seconds, words) => {
  expect(momentWords(seconds)).toBe(words)
})

test.each([
  ['760', 760],
  ['0', 0],
  ['-1', undefined],
  ['1e3', undefined],
  ['99999', undefined],
  [null, undefined],
])('the moment %s is %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})

test('where most of the words were said is found, with what stands around them', () => {
  const paragraphs = [
    { at: 0, text: 'A window is made of glass.' },
    { at: 30, text: `${'so '.repeat(30)}she kept a Lantern in the window ${'and on '.repeat(30)}` },
  ]
  const said = placeSaid({ paragraphs }, 'lantern window')
  expect(said?.at).toBe(30)
  expect(said?.text).toMatch(/^… .*she kept a Lantern in the window.* …$/)
  expect(placeSaid({ paragraphs }, 'glass')).toEqual({ at: 0, text: 'A window is made of glass.' })
  expect(placeSaid({ paragraphs }, 'xyzzy')).toBeUndefined()
})
