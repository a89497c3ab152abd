import type { ConferenceEvent, Conferences } from '#domain/conferences/conference.ts'
import type { PriceTable } from '#domain/registration/price.ts'

/** An event of the content, with the names that lead to it in `conferences.yaml`. */
export type PlacedEvent = { keys: (string | number)[]; event: ConferenceEvent }

export function eventsIn({ programmes }: Conferences): PlacedEvent[] {
  return Object.entries(programmes).flatMap(([key, { events }]) =>
    events.map((event, at) => ({ keys: ['programmes', key, 'events', at], event })),
  )
}

/** A table of prices, with what it is for. */
export type PlacedPrice = { keys: (string | number)[]; price: PriceTable; name: string }

export function pricesIn(conferences: Conferences): PlacedPrice[] {
  return eventsIn(conferences).map(({ keys, event }) => ({
    keys: [...keys, 'price'],
    price: event.price,
    name: event.code,
  }))
}
