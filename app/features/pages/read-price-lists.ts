import {
  type ConferenceEvent,
  type Conferences,
  findProgramme,
  isOver,
  openEvents,
} from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { STAY_WORDS } from '#words/forms.ts'
import { priceList } from '#words/price-list.ts'

type Source = { conferences: Conferences; now: Date; language: Language }

/** One list for all events that cost the same, made from the prices that the forms charge. */
export function readPriceLists(keys: readonly string[], source: Source) {
  const { language } = source
  const stays = RESIDENTIAL_TYPES.map((stay) => STAY_WORDS[language][stay])
  const events = keys.flatMap((key) => pricedEvents(key, source))
  const groups = [...Map.groupBy(events, ({ price }) => JSON.stringify(price)).values()]
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const heading = groups.length === 1 ? undefined : nameOf(group, events)
    return [{ heading, rows: priceList(language, first.price), stays }]
  })
}

export type PriceListView = ReturnType<typeof readPriceLists>[number]

/** While nothing is open, what was offered last tells what to expect. */
function pricedEvents(key: string, { conferences, now }: Source): ConferenceEvent[] {
  const programme = findProgramme(conferences.programmes, key)
  if (!programme) return []
  const open = openEvents(programme, now)
  const coming = open.filter((event) => !isOver(event, now))
  return [coming, open].find((events) => events.length > 0) ?? [...programme.events]
}

/** The dates are named only where the same conference has several prices. */
function nameOf(group: readonly ConferenceEvent[], all: readonly ConferenceEvent[]): string {
  const names = [...new Set(group.map(({ name }) => name))]
  const elsewhere = all.some((event) => names.includes(event.name) && !group.includes(event))
  return (elsewhere ? group.map(({ name, dates }) => `${name}, ${dates}`) : names).join('; ')
}
