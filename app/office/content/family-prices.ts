import * as v from 'valibot'
import { conferencePrice } from '#content-model/schema/conferences/conference-price.ts'
import { type FamilyPrice, familyPrice } from '#domain/registration/price.ts'

export type EventPrice = FamilyPrice & {
  /** "Sep 13 to 14", or the code of an event without dates. */
  event: string
}

/** What a family of four would pay for each event of a programme. Events with faulty prices are left out. */
export function familyPrices(programme: unknown): EventPrice[] {
  const read = v.safeParse(programmeSchema, programme)
  if (!read.success) return []
  const { prices, events } = read.output
  return [
    { event: 'Dates from the calendar', price: prices },
    ...events.map(({ dates, code, price }) => ({ event: dates ?? code ?? 'An event', price })),
  ].flatMap(({ event, price }) => {
    const parsed = v.safeParse(conferencePrice, price)
    return parsed.success ? [{ event, ...familyPrice(parsed.output) }] : []
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
