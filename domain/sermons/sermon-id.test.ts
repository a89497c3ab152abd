import { expect, test } from 'vitest'
import { isSermonId } from './sermon-id.ts'

test.each([
  ['7', true],
  ['700000068', true],
  ['9'.repeat(20), true],
  ['9'.repeat(21), false],
  ['0', false],
  ['007', false],
  ['7:ab12', false],
  ['-7', false],
  ['٣', false],
  ['../x', false],
  ['', false],
])('"%s" can be a sermon’s number: %s', (text, can) => {
  expect(isSermonId(text)).toBe(can)
})
