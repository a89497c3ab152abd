import { type PriceRow, priceList } from '#app/words/en/prices.ts'
import {
  type ConferenceEvent,
  type Conferences,
  findProgramme,
  openEvents,
} from '#domain/conferences/conference.ts'

export type PriceListView = { heading: string; rows: PriceRow[] }

type Source = { conferences: Conferences; now: Date }

const HEADING = 'What each person pays'

/** One list for all events that cost the same, made from the prices that the forms charge. */
export function readPriceLists(keys: readonly string[], source: Source): PriceListView[] {
  const events = keys.flatMap((key) => pricedEvents(key, source))
  const groups = [...Map.groupBy(events, ({ price }) => JSON.stringify(price)).values()]
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const heading = groups.length === 1 ? HEADING : `${HEADING}: ${nameOf(group, events)}`
    return [{ heading, rows: priceList(first.price) }]
  })
}

/** While nothing is open, the prices of the events that were offered last still tell what to expect. */
function pricedEvents(key: string, { conferences, now }: Source): ConferenceEvent[] {
  const programme = findProgramme(conferences.programmes, key)
  if (!programme) return []
  const open = openEvents(programme, now)
  return open.length > 0 ? open : [...programme.events]
}

/** The dates are named only where the same conference has several prices. */
function nameOf(group: readonly ConferenceEvent[], all: readonly ConferenceEvent[]): string {
  const names = [...new Set(group.map(({ name }) => name))]
  const elsewhere = all.some((event) => names.includes(event.name) && !group.includes(event))
  return (elsewhere ? group.map(({ name, dates }) => `${name}, ${dates}`) : names).join('; ')
}
