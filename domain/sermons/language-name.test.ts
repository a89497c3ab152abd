import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

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
