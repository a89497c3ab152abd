import { expect, test } from 'vitest'
import { givenBackOf, type HandMoney, handMoneyProblems, numberInReference } from './hand-money.ts'

const TODAY = '2026-11-15'
const CASH: HandMoney = { method: 'Cash', day: TODAY, amountMinor: 70_000, reference: '' }

test.each<[string, Partial<HandMoney>, string[]]>([
  ['cash of today', {}, []],
  ['cash of 400 days ago', { day: '2025-10-11' }, []],
  ['cash of 401 days ago', { day: '2025-10-10' }, ['bad-day']],
  ['cash of 1900', { day: '1900-01-01' }, ['bad-day']],
  ['cash of tomorrow', { day: '2026-11-16' }, ['bad-day']],
  ['no day', { day: '' }, ['bad-day']],
  ['a day that does not exist', { day: '2026-02-30' }, ['bad-day']],
  ['a cheque with its number', { method: 'Cheque', reference: '000123' }, []],
  ['a cheque without a number', { method: 'Cheque' }, ['no-reference']],
  ['UPI with a blank reference', { method: 'UPI', reference: ' \u00a0' }, ['no-reference']],
  ['a bank transfer without a number', { method: 'Bank transfer' }, ['no-reference']],
  ['a reference of 100 letters', { reference: 'x'.repeat(100) }, []],
  ['a reference of 101 letters', { reference: 'x'.repeat(101) }, ['long-reference']],
  ['a method that is none', { method: 'Gold' }, ['bad-method']],
  ['nothing', { amountMinor: 0 }, ['bad-amount']],
  ['half a paisa', { amountMinor: 0.5 }, ['bad-amount']],
  ['Rs. 10,00,000', { amountMinor: 1_000_000_00 }, []],
  ['more than that', { amountMinor: 1_000_000_01 }, ['bad-amount']],
  ['all wrong', { method: '', day: '', amountMinor: -1 }, ['bad-method', 'bad-day', 'bad-amount']],
])('money by hand: %s', (_, change, problems) => {
  expect(handMoneyProblems({ ...CASH, ...change }, TODAY)).toEqual(problems)
})

test.each([
  ['', ''],
  ['612345678901', '612345678901'],
  ['UTR SBIN0612345678', 'SBIN0612345678'],
  ['Cheque 004321, State Bank', '004321,'],
  ['Zebedee rang from 9000011112', ''],
  ['+919000011112', ''],
  ['zebedee1@okbank 612345678901', '612345678901'],
])('of the reference “%s” there stays “%s”', (reference, kept) => {
  expect(numberInReference(reference)).toBe(kept)
})

test('what goes back by hand is of the newest money first, and of none that was reversed', () => {
  const entry = (id: string, amount_minor: number, changes: object = {}) => ({
    ...{ id, amount_minor, kind: 'received' as const, given_back: 0, takes_back: null },
    ...changes,
  })
  const came = [entry('old', 300), entry('wrong', 900), entry('new', 200)]
  const reversed = entry('reversed', 900, { takes_back: 'wrong' })
  const back = entry('back', 350, { given_back: 1 })
  const entries = [...came, reversed, back]
  expect(entries.map(({ id }) => givenBackOf(entries, id))).toEqual([150, 0, 200, 0, 0])
  const undone = [...entries, entry('undone', 350, { given_back: 1, takes_back: 'back' })]
  expect(undone.map(({ id }) => givenBackOf(undone, id))).toEqual([0, 0, 0, 0, 0, 0])
})
