import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { describeMistake } from './mistake.ts'

test('npm run check:content finds no mistake in content/', () => {
  const checked = checkContent(import.meta.dirname)
  expect(checked.ok ? [] : checked.mistakes.map(describeMistake)).toEqual([])
})
