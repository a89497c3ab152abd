import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { PRICES } from '#tests/support/dates.ts'
import {
  ageBand,
  familyPrice,
  PAYMENT_TYPES,
  type Quote,
  type QuoteRequest,
  quote,
  RESIDENTIAL_TYPES,
} from './price.ts'

const full = { prices: PRICES, residential: 'Residential', payment: 'Full Payment' } as const

const family = [
  { name: 'Asha', age: 38 },
  { name: 'Ravi', age: 12 },
  { name: 'Mani', age: 8 },
  { name: 'Devi', age: 5 },
]

test('full payment: everyone pays the price of their age band, and the balance is zero', () => {
  const due = quote({ ...full, attendees: family })
  expect(due.lines.map(({ band }) => band)).toEqual(['adult', 'adult', 'child', 'free'])
  expect(inRupees(due)).toEqual({ shares: [2100, 2100, 1470, 0], total: 5670, balance: 0 })
})

test('part payment: the flat amount for everyone older than 5, and the rest is the balance', () => {
  const asked = { prices: PRICES, residential: 'Non Residential', payment: 'Part Payment' } as const
  const due = quote({ ...asked, attendees: family })
  expect(inRupees(due)).toEqual({ shares: [300, 300, 300, 0], total: 900, balance: 970 })
})

test('full payment at the venue: nothing is due online, and the balance is the full price', () => {
  const atVenue = { ...PRICES, fullPaymentAtVenue: true }
  const asked = { ...full, prices: atVenue, attendees: family }
  expect(inRupees(quote(asked))).toEqual({ shares: [0, 0, 0, 0], total: 0, balance: 5670 })
  const part = quote({ ...asked, payment: 'Part Payment' })
  expect(inRupees(part)).toEqual({ shares: [300, 300, 300, 0], total: 900, balance: 4770 })
})

test('a quote without attendees is zero', () => {
  expect(quote({ ...full, attendees: [] })).toEqual({ lines: [], total: 0, balance: 0 })
})

test('an attendee has the name that was typed, which may be missing', () => {
  const attendees = [{ name: ' Asha ', age: 30 }, { name: ' ', age: 8 }, { age: 3 }]
  const due = quote({ ...full, attendees })
  expect(due.lines.map(({ name }) => name)).toEqual(['Asha', '', ''])
})

test('the total is the sum of the shares, and with the balance it is the full price', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { lines, total, balance } = quote(request)
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
      const online = { ...request.prices, fullPaymentAtVenue: false }
      const whole = quote({ ...request, prices: online, payment: 'Full Payment' }).total
      expect(total + balance).toBe(whole)
    }),
  )
})

test('adding a person never lowers the total', () => {
  fc.assert(
    fc.property(anyRequest, anyAttendee, (request, another) => {
      const more = quote({ ...request, attendees: [...request.attendees, another] })
      expect(more.total).toBeGreaterThanOrEqual(quote(request).total)
    }),
  )
})

test('the order of the attendees does not change the total', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { total, balance } = quote(request)
      const turned = quote({ ...request, attendees: request.attendees.toReversed() })
      expect(turned).toMatchObject({ total, balance })
    }),
  )
})

const anyPrice = fc.nat({ max: 20_000 }).map(rupees)

const anyAttendee = fc.record({ name: fc.string(), age: fc.nat({ max: 120 }) })

const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  prices: fc.record({
    residential: anyPrice,
    nonResidential: anyPrice,
    residentialChild: anyPrice,
    nonResidentialChild: anyPrice,
    part: anyPrice,
    fullPaymentAtVenue: fc.boolean(),
  }),
  residential: fc.constantFrom(...RESIDENTIAL_TYPES),
  payment: fc.constantFrom(...PAYMENT_TYPES),
  attendees: fc.array(anyAttendee, { maxLength: 5 }),
})

function inRupees({ lines, total, balance }: Quote) {
  return {
    shares: lines.map(({ amount }) => amount / 100),
    total: total / 100,
    balance: balance / 100,
  }
}

test('a family of four is two adults, a child who pays and one who is free', () => {
  const family = { withBeds: rupees(5670), withoutBeds: rupees(1870), part: rupees(900) }
  expect(familyPrice(PRICES)).toEqual(family)
})

test('what is paid at the venue counts too', () => {
  expect(familyPrice({ ...PRICES, fullPaymentAtVenue: true }).withBeds).toBe(rupees(5670))
})

test.each([
  [0, 'free'],
  [5, 'free'],
  [6, 'child'],
  [11, 'child'],
  [12, 'adult'],
  [13, 'adult'],
  [60, 'adult'],
  [120, 'adult'],
])('a person of %i is in the band %s', (age, band) => {
  expect(ageBand(age)).toBe(band)
})
