import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cancelBefore,
  onePersonLess,
  owedBack,
  refundShare,
  strictestRule,
  visitorMay,
} from './cancel-rule.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

test('the rule ends at midnight in India, that many days before the first day', () => {
  expect(cancelBefore(RULE, '2026-12-12').toISOString()).toBe('2026-11-27T18:30:00.000Z')
  const onTheEve = { ...RULE, untilDays: 0 }
  expect(cancelBefore(onTheEve, '2026-12-12').toISOString()).toBe('2026-12-11T18:30:00.000Z')
})

test.each([
  [360_000, 288_000],
  [50_100, 40_000],
  [99, 0],
  [0, 0],
])('of %i paise %i go back', (received, back) => {
  expect(refundShare(RULE, received)).toBe(back)
})

const autumn = { before: new Date('2026-09-30T18:30:00Z'), refundPercent: 80 }
const winter = { before: new Date('2026-11-27T18:30:00Z'), refundPercent: 50 }

test.each([
  ['the only one', [winter], winter],
  ['the earliest end, the smallest share', [autumn, winter], { ...winter, before: autumn.before }],
  ['the same in the other order', [winter, autumn], { ...winter, before: autumn.before }],
  ['none where one date has no rule', [undefined, winter], undefined],
  ['none where there is no date', [], undefined],
])('the strictest rule: %s', (_, rules, strictest) => {
  expect(strictestRule(rules)).toEqual(strictest)
})

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

const SHARE = { refundPercent: 80 }
const TWO = { beforeMinor: 360_000, afterMinor: 180_000, feeMinor: 0 }

test.each([
  ['everything was paid', { ...TWO, paidMinor: 360_000 }, 144_000, 36_000],
  ['a part was paid', { ...TWO, paidMinor: 50_000 }, 20_000, 5_000],
  ['nothing was paid', { ...TWO, paidMinor: 0 }, 0, 0],
  [
    'a part that does not divide into whole rupees',
    { beforeMinor: 1_012_000, afterMinor: 512_000, feeMinor: 0, paidMinor: 50_000 },
    19_700,
    5_000,
  ],
  ['the person was free', { ...TWO, afterMinor: 360_000, paidMinor: 360_000 }, 0, 0],
  [
    'somebody cancelled before',
    { beforeMinor: 396_000, afterMinor: 216_000, feeMinor: 36_000, paidMinor: 396_000 },
    144_000,
    36_000,
  ],
])('%s', (_, account, refundMinor, keptMinor) => {
  expect(onePersonLess(SHARE, account)).toEqual({ refundMinor, keptMinor })
})

test('after the refund the others owe what they owed, and never less than nothing', () => {
  const paise = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(paise, paise, fc.nat(100), fc.nat(100), (own, others, paidShare, refundPercent) => {
      const beforeMinor = own + others
      const paidMinor = Math.floor((beforeMinor * paidShare) / 100)
      const account = { beforeMinor, afterMinor: others, feeMinor: 0, paidMinor }
      const { refundMinor, keptMinor } = onePersonLess({ refundPercent }, account)
      const due = others + keptMinor - (paidMinor - refundMinor)
      expect(due).toBeGreaterThanOrEqual(0)
      expect(refundMinor).toBeGreaterThanOrEqual(0)
      expect(keptMinor).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('of whole rupees nothing becomes paise: what goes back, what is kept, what counts for the others', () => {
  const rupees = fc.integer({ min: 0, max: 10_000 }).map((amount) => amount * 100)
  fc.assert(
    fc.property(rupees, rupees, rupees, rupees, fc.nat(100), (own, others, fee, paid, percent) => {
      const afterMinor = others + fee
      const account = { beforeMinor: own + afterMinor, afterMinor, feeMinor: fee, paidMinor: paid }
      const { refundMinor, keptMinor } = onePersonLess({ refundPercent: percent }, account)
      const countedMinor = Math.max(paid - fee, 0) - refundMinor - keptMinor
      expect([refundMinor % 100, keptMinor % 100, countedMinor % 100]).toEqual([0, 0, 0])
      expect(refundMinor + keptMinor).toBeLessThanOrEqual(own)
      expect(countedMinor).toBeGreaterThanOrEqual(0)
      // Only what was too much before is too much after it.
      expect(countedMinor).toBeLessThanOrEqual(others + Math.max(paid - own - afterMinor, 0))
    }),
  )
})

const days = { first: '2026-12-12' }
const closes = Date.parse('2026-12-01T18:00:00+05:30')
const lastDay = new Date('2026-11-28T00:00:00+05:30')
const date = { open: true, days }

const EVERYTHING = { choices: true, details: true }
const DETAILS = { choices: false, details: true }
const NOTHING = { choices: false, details: false }

test.each([
  ['long before', date, '2026-11-15T09:00', EVERYTHING],
  ['the minute before the first day', date, '2026-12-11T23:59', EVERYTHING],
  ['the first day', date, '2026-12-12T00:00', NOTHING],
  ['over', date, '2027-01-01T09:00', NOTHING],
  ['before it closes', { ...date, closes }, '2026-12-01T17:59', EVERYTHING],
  ['closed', { ...date, closes }, '2026-12-01T18:00', DETAILS],
  ['closed, and begun', { ...date, closes }, '2026-12-12T00:00', NOTHING],
  ['closed by the office', { ...date, open: false }, '2026-11-15T09:00', DETAILS],
  ['not open yet', { ...date, opens: closes }, '2026-11-15T09:00', DETAILS],
  ['before the last day', { ...date, cancelBefore: lastDay }, '2026-11-27T23:59', EVERYTHING],
  ['after the last day', { ...date, cancelBefore: lastDay }, '2026-11-28T00:00', DETAILS],
  ['closing after it', { ...date, closes, cancelBefore: lastDay }, '2026-11-30T09:00', DETAILS],
  ['days unknown, open', { open: true }, '2026-11-15T09:00', EVERYTHING],
  ['days unknown, closed', { open: false }, '2026-11-15T09:00', NOTHING],
])('%s', (_, held, now, may) => {
  expect(visitorMay(held, new Date(`${now}:00+05:30`))).toEqual(may)
})
