import { expect, test } from 'vitest'
import { formParts } from './form-parts.ts'

function texts(...places: string[]) {
  return places.map((place) => ({
    keys: place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  }))
}

function many(count: number, place: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => place(index))
}

function named(parts: ReturnType<typeof formParts>): string[] {
  return parts.map(({ keys, texts: inside }) => `${keys.join('.')} ${inside.length}`)
}

test('a short file is one form', () => {
  expect(named(formParts(texts('title', 'consent.heading', 'consent.text')))).toEqual([' 3'])
})

test('a long one has a form for its own texts and one for each of its parts', () => {
  const places = ['title', ...many(8, (at) => `hero.${at}`), ...many(8, (at) => `join.${at}`)]
  expect(named(formParts(texts(...places)))).toEqual([' 1', 'hero 8', 'join 8'])
})

test('a long list is translated entry by entry', () => {
  const places = many(16, (at) => `blocks.${at % 2}.cards.${at}.title`)
  expect(named(formParts(texts(...places, 'blocks.2.text')))).toEqual([
    'blocks.0 8',
    'blocks.1 8',
    'blocks.2 1',
  ])
})

test('no text is left out or asked twice', () => {
  const all = texts(...many(90, (at) => `a.${at % 3}.b.${at % 7}.c.${at}`))
  expect(
    formParts(all)
      .flatMap((part) => part.texts)
      .toSorted(),
  ).toHaveLength(90)
})
