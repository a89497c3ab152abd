import { expect, test } from 'vitest'
import { owedBack } from './owed-back.ts'

test.each([
  ['paid in full, cheaper', { owed: 0, paid: 3_600, before: 3_600, after: 1_300 }, 2_300],
  ['cheaper once more', { owed: 2_300, paid: 3_600, before: 1_300, after: 1_000 }, 2_600],
  ['dearer again', { owed: 2_300, paid: 3_600, before: 1_300, after: 3_600 }, 0],
  ['dearer, by a part of it', { owed: 2_300, paid: 3_600, before: 1_300, after: 2_000 }, 1_600],
  ['paid in part, cheaper', { owed: 0, paid: 500, before: 3_600, after: 1_300 }, 0],
  ['paid in part, and a part is owed', { owed: 200, paid: 500, before: 1_850, after: 3_100 }, 200],
  ['paid twice, which is another matter', { owed: 0, paid: 7_200, before: 3_600, after: 3_600 }, 0],
  ['paid twice, dearer', { owed: 0, paid: 7_200, before: 3_600, after: 4_850 }, 0],
])('%s', (_, { owed, paid, before, after }, back) => {
  const repriced = { owedMinor: owed, paidMinor: paid, beforeMinor: before, afterMinor: after }
  expect(owedBack(repriced)).toBe(back)
})
