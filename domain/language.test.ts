import { expect, test } from 'vitest'
import { countForm, isLanguage, LANGUAGE_NAMES, LANGUAGES } from './language.ts'

test('every language has its own name', () => {
  expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
    'English',
    'தமிழ்',
    'ಕನ್ನಡ',
    'हिन्दी',
  ])
})

test.each([
  ['ta', true],
  ['en', true],
  ['te', false],
  ['', false],
  ['TA', false],
  ['constructor', false],
])('%j is a language: %s', (text, expected) => {
  expect(isLanguage(text)).toBe(expected)
})

test.each([
  ['en', 'other one other other'],
  ['ta', 'other one other other'],
  ['kn', 'one one other other'],
  ['hi', 'one one other other'],
] as const)('%s counts 0, 1, 2 and 21 as %s', (language, forms) => {
  const found = [0, 1, 2, 21].map((count) =>
    countForm(language, count, { one: 'one', other: 'other' }),
  )
  expect(found.join(' ')).toBe(forms)
})
