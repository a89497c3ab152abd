import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comeIn, fileValue, goOut, withValue } from '#content-model/stored-file.ts'
import { flatNotes, flatTexts, nestedNotes, nestedTexts } from './flat-texts.ts'

const SIDE = 'pages/home.ta.yaml'

/** Places as the content has them: names and the numbers of entries, never one inside another. */
const places = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('hero', 'blocks', 'join'),
      fc.nat(5).map(String),
      fc.constantFrom('heading', 'text', 'cards'),
    ),
    { selector: (keys) => keys.join('.') },
  )
  .map((all) => all.map((keys) => keys.join('.')))

const texts = places.chain((all) =>
  fc
    .array(fc.string({ minLength: 1 }), { minLength: all.length, maxLength: all.length })
    .map((words) =>
      Object.fromEntries(all.map((place, index) => [place, words[index] ?? ''] as const)),
    ),
)

test('texts by their places become a side file and are read from it again', () => {
  fc.assert(
    fc.property(texts, (flat) => {
      expect(flatTexts(nestedTexts(flat))).toEqual(flat)
      const body = withValue(SIDE, undefined, flat)
      expect(fileValue(SIDE, body)).toEqual(flat)
      expect(fileValue(SIDE, comeIn(SIDE, goOut(SIDE, body)))).toEqual(flat)
    }),
  )
})

test('notes are one value each, and come back as they were', () => {
  const notes = {
    [SIDE]: { title: { of: 'a', is: 'b', read: true, by: 'Grace', on: '2026-11-17' } },
  }
  const flat = flatNotes(notes)
  expect(Object.keys(flat)).toEqual([`${SIDE} title`])
  expect(nestedNotes(flat)).toEqual(notes)
})
