import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import { priceList } from '#words/price-list.ts'

type Five = [number, number, number, number, number]

function prices([full, day, child, dayChild, part]: Five, atVenue = false): PriceTable {
  return {
    residential: rupees(full),
    nonResidential: rupees(day),
    residentialChild: rupees(child),
    nonResidentialChild: rupees(dayChild),
    part: rupees(part),
    fullPaymentAtVenue: atVenue,
  }
}

function lines(five: Five, atVenue?: boolean): string[] {
  return priceList('en', prices(five, atVenue)).map(({ label, note, amounts }) =>
    [label, ...amounts, note].filter(Boolean).join(' | '),
  )
}

test('each age has one row with an amount for each type of registration', () => {
  expect(lines([8000, 5000, 4800, 3500, 1000])).toEqual([
    '12 and over | Rs. 8,000 | Rs. 5,000',
    '6 to 11 | Rs. 4,800 | Rs. 3,500',
    '5 and under | Free',
    'Part Registration, 6 and over | Rs. 1,000 | The pre-registration. You pay the rest later',
  ])
})

test('an amount that is the same for both stands once', () => {
  expect(lines([500, 500, 350, 350, 300]).slice(0, 2)).toEqual([
    '12 and over | Rs. 500',
    '6 to 11 | Rs. 350',
  ])
})

test('no amount is explained by a percentage', () => {
  expect(lines([2100, 700, 1470, 470, 300]).join()).not.toContain('%')
})

test('where people pay at the venue, the list says so', () => {
  expect(lines([9000, 5000, 6300, 3500, 1000], true).at(-1)).toContain('at the venue')
})
