import { expect, test } from 'vitest'
import { freeCode, suggestAddress, suggestPrefix } from './suggest-names.ts'

test.each([
  ['Summer Camp', 'summer-camp'],
  ['Global Pastor’s Conference', 'global-pastors-conference'],
  ['  Séjour d’été (2027) ', 'sejour-dete-2027'],
  ['2027 Camp', 'camp'],
  ['A very long title that goes on and on', 'a-very-long-title-that-goes-on-an'],
  ['முகாம்', ''],
])('%s is suggested to be at %s', (title, address) => {
  expect(suggestAddress(title)).toBe(address)
})

test.each([
  ['Summer Camp', [], 'SC'],
  ['Summer Camp', ['SC'], 'SUM'],
  ['Retreat', [], 'RET'],
  ['Retreat', ['RET', 'RETR'], 'RETRE'],
  ['Go', [], 'GO'],
  ['A', [], ''],
  ['One two three four five six seven eight nine ten eleven', [], 'ONE'],
])('the prefix of %s, where %s are taken, is %s', (title, taken, prefix) => {
  expect(suggestPrefix(title, new Set(taken))).toBe(prefix)
})

test.each([
  [[], 'gpc20270221'],
  [['gpc20270221'], 'gpc20270221b'],
  [['gpc20270221', 'gpc20270221b'], 'gpc20270221c'],
])('with %s taken the code is %s', (taken, code) => {
  expect(freeCode({ prefix: 'GPC', first: '2027-02-21', taken: new Set(taken) })).toBe(code)
})
