import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileText, fileValue } from '#content-model/file-text.ts'
import { asFlatTexts, flatNotes, flatTexts, nestedNotes, nestedTexts } from './flat-texts.ts'

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
      expect(fileValue(SIDE, fileText(SIDE, '', flat))).toEqual(flat)
    }),
  )
})

test('another text in a side file leaves all others and its comments', () => {
  const text = '# Tamil\n\nhero: { heading: வருக }\nblocks:\n  - {}\n  - text: அப்பம்\n'
  const value = { ...asFlatTexts(fileValue(SIDE, text)), 'blocks.3.text': 'தேநீர்' }
  expect(fileText(SIDE, text, value)).toBe(`${text}  - {}\n  - { text: தேநீர் }\n`)
})

test('a side file that can’t be read is written anew', () => {
  expect(fileValue(SIDE, 'hero: "')).toEqual({})
  expect(fileText(SIDE, 'hero: "', { title: 'முகப்பு' })).toBe('title: முகப்பு\n')
})

test('notes are one value each, and come back as they were', () => {
  const notes = {
    [SIDE]: { title: { of: 'a', is: 'b', read: true, by: 'Grace', on: '2026-11-17' } },
  }
  const flat = flatNotes(notes)
  expect(Object.keys(flat)).toEqual([`${SIDE} title`])
  expect(nestedNotes(flat)).toEqual(notes)
})
