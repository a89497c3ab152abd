import { expect, test } from 'vitest'
import { familyPrice } from './family-price.ts'

const PRICES = {
  residential: 350_000,
  nonResidential: 200_000,
  residentialChild: 100_000,
  nonResidentialChild: 50_000,
  part: 10_000,
  fullPaymentAtVenue: false,
}

test('a family of four is two adults, a child who pays and one who is free', () => {
  const family = { withBeds: 800_000, withoutBeds: 450_000, part: 30_000 }
  expect(familyPrice(PRICES)).toEqual(family)
})

test('what is paid at the venue counts too', () => {
  expect(familyPrice({ ...PRICES, fullPaymentAtVenue: true }).withBeds).toBe(800_000)
})
