import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterRefundNews,
  afterRefundReply,
  proposeGiftRefund,
  proposeRefund,
  REFUND_STATES,
  type RefundState,
  sumRefunds,
} from './refund-state.ts'

/** The news of each column about a refund in the state of the row. */
const NEXT = {
  asked: ['asked', 'queued', 'refused', 'done'],
  queued: ['queued', 'queued', 'refused', 'done'],
  refused: ['refused', 'refused', 'refused', 'done'],
  done: ['done', 'done', 'done', 'done'],
} as const

test.each(REFUND_STATES)('what is heard of a refund that is %s', (state) => {
  const news = ['asked', 'queued', 'refused', 'done'] as const
  expect(news.map((heard) => afterRefundNews(state, heard))).toEqual(NEXT[state])
})

test('answers lead to the same state in any order', () => {
  const news = fc.array(fc.constantFrom(...REFUND_STATES), { maxLength: 8 })
  fc.assert(
    fc.property(
      news.chain((heard) =>
        fc.tuple(fc.constant(heard), fc.shuffledSubarray(heard, { minLength: heard.length })),
      ),
      ([heard, shuffled]) => {
        expect(shuffled.reduce(afterRefundNews, 'asked')).toBe(
          heard.reduce(afterRefundNews, 'asked'),
        )
      },
    ),
  )
})

const DAY = 24 * 60 * 60_000

test.each([
  [true, false, 0, 'queued'],
  [true, true, 8 * DAY, 'queued'],
  [false, false, 0, 'refused'],
  [false, true, 0, 'asked'],
  [false, true, DAY, 'refused'],
  ['unclear', false, 0, 'asked'],
  ['unclear', true, 7 * DAY - 1, 'asked'],
  ['unclear', true, 7 * DAY, 'refused'],
] as const)('accepted: %s, sent before: %s, %i ms old: %s', (accepted, resent, ageMs, state) => {
  expect(afterRefundReply({ accepted, resent, ageMs })).toBe(state)
})

test('only completed refunds count as done; refused ones count nowhere', () => {
  const states = fc.constantFrom<RefundState>('asked', 'queued', 'done', 'refused')
  const refund = fc.record({ state: states, amount_minor: fc.integer({ min: 1, max: 1_000 }) })
  fc.assert(
    fc.property(fc.array(refund), (refunds) => {
      const { doneMinor, comingMinor } = sumRefunds(refunds)
      const refused = refunds.filter(({ state }) => state === 'refused')
      const total = [...refunds].reduce((sum, { amount_minor }) => sum + amount_minor, 0)
      const not = refused.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
      expect(doneMinor + comingMinor + not).toBe(total)
      expect(sumRefunds(refunds.filter(({ state }) => state === 'done')).doneMinor).toBe(doneMinor)
    }),
  )
})

const rule = { before: new Date('2026-11-28'), refundPercent: 80 }
const [inTime, late] = [new Date('2026-11-20'), new Date('2026-11-28')]

/** Asked for, kept for others, received, returned; the proposal. */
test.each([
  ['overpaid', [900_000, 0, 1_173_000, 0], 273_000, 'too-much'],
  ['overpaid, and a part is on its way back', [900_000, 0, 1_173_000, 73_000], 200_000, 'too-much'],
  ['overpaid, and all of it is on its way back', [900_000, 0, 1_173_000, 273_000], 720_000, 'rule'],
  ['paid', [900_000, 0, 900_000, 0], 720_000, 'rule'],
  ['paid in part', [900_000, 0, 100_000, 0], 80_000, 'rule'],
  ['something is kept for others', [740_000, 40_000, 740_000, 0], 560_000, 'rule'],
  ['the share went back', [900_000, 0, 900_000, 720_000], 0, 'rule'],
  ['nothing was received', [900_000, 0, 0, 0], 0, 'rule'],
] as const)(
  '%s',
  (_, [askedMinor, feeMinor, receivedMinor, returnedMinor], amountMinor, because) => {
    const account = { askedMinor, feeMinor, receivedMinor, returnedMinor, isCancelled: false }
    expect(proposeRefund(account, { rule, at: inTime })).toEqual({ amountMinor, because })
  },
)

const PAID = { askedMinor: 900_000, feeMinor: 0, receivedMinor: 900_050, returnedMinor: 0 }

test('what is too much goes back with the share of a cancelled registration', () => {
  const account = { ...PAID, isCancelled: true }
  expect(proposeRefund(account, { rule, at: inTime }).amountMinor).toBe(720_050)
  expect(proposeRefund(account, { rule, at: late }).amountMinor).toBe(50)
})

test('without a rule everything goes back, to the paisa', () => {
  const account = { ...PAID, isCancelled: true }
  expect(proposeRefund(account, { rule: undefined, at: late })).toEqual({
    amountMinor: 900_050,
    because: 'no-rule',
  })
})

test.each([
  ['paid twice', 960_000, 0, 480_000, 'too-much'],
  ['paid twice, and the second went back', 960_000, 480_000, 480_000, 'gift'],
  ['paid once, and a part went back', 480_000, 80_000, 400_000, 'gift'],
  ['not paid', 0, 0, 0, 'gift'],
] as const)('a gift that was %s', (_, receivedMinor, returnedMinor, amountMinor, because) => {
  const gift = { amountMinor: 480_000, receivedMinor, returnedMinor }
  expect(proposeGiftRefund(gift)).toEqual({ amountMinor, because })
})
