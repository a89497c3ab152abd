import type { Paise } from '#domain/money.ts'
import { type PriceTable, quote } from './price.ts'

export type FamilyPrice = {
  withBeds: Paise
  withoutBeds: Paise
  /** To reserve the places. */
  part: Paise
}

/** Two adults, a child who pays and one who is free. */
const FAMILY = [{ age: 40 }, { age: 38 }, { age: 8 }, { age: 4 }]

/** What a family of four pays in all, online or at the venue. */
export function familyPrice(prices: PriceTable): FamilyPrice {
  const family = { prices: { ...prices, fullPaymentAtVenue: false }, attendees: FAMILY }
  const full = { ...family, payment: 'Full Payment' } as const
  return {
    withBeds: quote({ ...full, residential: 'Residential' }).total,
    withoutBeds: quote({ ...full, residential: 'Non Residential' }).total,
    part: quote({ ...family, payment: 'Part Payment', residential: 'Residential' }).total,
  }
}
