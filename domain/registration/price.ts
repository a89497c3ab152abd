import type { Paise } from '#domain/money.ts'

export const RESIDENTIAL_TYPES = ['Residential', 'Non Residential'] as const
export const PAYMENT_TYPES = ['Full Payment', 'Part Payment'] as const

export type ResidentialType = (typeof RESIDENTIAL_TYPES)[number]
export type PaymentType = (typeof PAYMENT_TYPES)[number]

export type PriceTable = {
  residential: Paise
  nonResidential: Paise
  residentialChild: Paise
  nonResidentialChild: Paise
  /** The part payment: the same amount for every person older than 5. */
  part: Paise
  /** Whether full payment is made at the venue, so that nothing is due online. */
  fullPaymentAtVenue: boolean
  /** What can't be chosen. Its prices are those of the other type, so that one price is shown. */
  notOffered?: ResidentialType | undefined
}

export function typesOffered(prices: Pick<PriceTable, 'notOffered'> | undefined) {
  return RESIDENTIAL_TYPES.filter((type) => type !== prices?.notOffered)
}

export type QuoteRequest = {
  prices: PriceTable
  residential: ResidentialType
  payment: PaymentType
  attendees: readonly { name?: string | undefined; age: number }[]
}

/** Both the browser's price preview and the server's charge come from this function, so they can't differ. */
export function quote({ prices, residential, payment, attendees }: QuoteRequest) {
  const lines = attendees.map(({ name = '', age }) => {
    const band = ageBand(age)
    const price = fullPrice(prices, residential, band)
    const amount = dueOnline(prices, payment, band, price)
    return { name: name.trim(), age, band, residential, amount, balance: price - amount }
  })
  return {
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    balance: sum(lines.map(({ balance }) => balance)),
  }
}

export type Quote = ReturnType<typeof quote>

export type QuoteLine = Quote['lines'][number]

function fullPrice(prices: PriceTable, residential: ResidentialType, band: AgeBand): Paise {
  if (band === 'free') return 0
  if (residential === 'Residential') {
    return band === 'child' ? prices.residentialChild : prices.residential
  }
  return band === 'child' ? prices.nonResidentialChild : prices.nonResidential
}

function dueOnline(prices: PriceTable, payment: PaymentType, band: AgeBand, price: Paise): Paise {
  if (band === 'free') return 0
  if (payment === 'Part Payment') return prices.part
  return prices.fullPaymentAtVenue ? 0 : price
}

function sum(amounts: Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export type FamilyPrice = { withBeds: Paise; withoutBeds: Paise; part: Paise }

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

type AgeBand = 'free' | 'child' | 'adult'

/** The church's published rule: "children 12+ full, 6-11 at 70%, 5 and under free". Age 12 is an adult. */
export function ageBand(age: number): AgeBand {
  if (age < 6) return 'free'
  if (age < 12) return 'child'
  return 'adult'
}
