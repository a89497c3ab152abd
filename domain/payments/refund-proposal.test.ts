import { expect, test } from 'vitest'
import { proposeRefund } from './refund-proposal.ts'

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
