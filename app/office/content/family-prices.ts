import * as v from 'valibot'
import { conferencePrice } from '#content-model/schema/conferences/conference-price.ts'
import type { Paise } from '#domain/money.ts'
import { quote } from '#domain/registration/price.ts'

export type FamilyPrice = {
  /** "Sep 13 to 14", or the code of an event without dates. */
  event: string
  withBeds: Paise
  withoutBeds: Paise
  /** To reserve the places. */
  part: Paise
}

/** Two adults, a child who pays and one who is free. */
const FAMILY = [{ age: 40 }, { age: 38 }, { age: 8 }, { age: 4 }]

/** What a family of four would pay for each event of a programme. Events with faulty prices are left out. */
export function familyPrices(programme: unknown): FamilyPrice[] {
  const read = v.safeParse(programmeSchema, programme)
  if (!read.success) return []
  const { prices, events } = read.output
  return [
    { event: 'Dates from the calendar', price: prices },
    ...events.map(({ dates, code, price }) => ({ event: dates ?? code ?? 'An event', price })),
  ].flatMap(({ event, price }) => {
    const parsed = v.safeParse(conferencePrice, price)
    return parsed.success ? [{ event, ...pricesOf(parsed.output) }] : []
  })
}

const programmeSchema = v.object({
  prices: v.optional(v.unknown()),
  events: v.array(
    v.object({
      dates: v.optional(v.string()),
      code: v.optional(v.string()),
      price: v.optional(v.unknown()),
    }),
  ),
})

type Prices = v.InferOutput<typeof conferencePrice>

function pricesOf(prices: Prices): Omit<FamilyPrice, 'event'> {
  const family = { prices: { ...prices, fullPaymentAtVenue: false }, attendees: FAMILY }
  const full = { ...family, payment: 'Full Payment' } as const
  return {
    withBeds: quote({ ...full, residential: 'Residential' }).total,
    withoutBeds: quote({ ...full, residential: 'Non Residential' }).total,
    part: quote({ ...family, payment: 'Part Payment', residential: 'Residential' }).total,
  }
}
