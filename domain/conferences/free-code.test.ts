import { expect, test } from 'vitest'
import { freeCode } from './free-code.ts'

test.each([
  [[], 'gpc20270221'],
  [['gpc20270221'], 'gpc20270221b'],
  [['gpc20270221', 'gpc20270221b'], 'gpc20270221c'],
])('with %s taken the code is %s', (taken, code) => {
  expect(freeCode({ prefix: 'GPC', first: '2027-02-21', taken: new Set(taken) })).toBe(code)
})
