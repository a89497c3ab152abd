import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['ta', 'Tamil'],
  ['en', 'English'],
  ['en-US', 'English'],
  ['hi', 'Hindi'],
  ['zh-Hans', 'Chinese'],
  ['qq', undefined],
  ['none', undefined],
  ['', undefined],
  ['../x', undefined],
])('"%s" is shown as %s', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
