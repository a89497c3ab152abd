import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readForm } from '#app/ui/form/read-form.ts'
import { handMoneyFields, staffAmountField } from './office-fields.ts'

const AMOUNT = v.object({ amount: staffAmountField() })

test.each(['', '0', '-5', 'Rs.', '1e3', '900.505'])('%j is no amount', (amount) => {
  const errors = { amount: 'Please enter an amount such as 900 or 900.50.' }
  expect(readForm(AMOUNT, { amount })).toEqual({ ok: false, errors })
})

test('everything that is wrong with money by hand is told at once, in the order of the form', () => {
  const typed = { method: 'Shells', day: '2026-02-30', amount: '10,00,001', reference: 'x' }
  const reading = readForm(v.object(handMoneyFields('2026-03-01')), typed)
  expect(reading.ok ? [] : Object.entries(reading.errors)).toEqual([
    ['method', 'Please choose how it was paid.'],
    ['day', 'Please choose a day within the last 400 days, today at the latest.'],
    ['amount', 'Please enter an amount such as 900 or 900.50.'],
  ])
})
