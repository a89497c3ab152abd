import { isRecordValue } from '#content-model/editing/form-of.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import {
  type DateDetails,
  type DatePrices,
  formatDates,
} from '#domain/conferences/calendar-date.ts'

/** A programme, an event or its prices as a content file has them. */
export type RawGroup = Record<string, unknown>

/** The value of the conferences with a new programme, or with a change of one. */
export function withProgramme(
  conferences: unknown,
  key: string,
  change: (programme: RawGroup) => RawGroup,
): RawGroup {
  const programmes = groupOf(valueIn(conferences, 'programmes'))
  const programme = change(groupOf(valueIn(programmes, key)))
  return { ...groupOf(conferences), programmes: { ...programmes, [key]: programme } }
}

/** The value of the conferences with one more event at the end of a programme. */
export function withEvent(
  conferences: unknown,
  { programme: key, event }: { programme: string; event: RawGroup },
): RawGroup {
  return withProgramme(conferences, key, (programme) => {
    return { ...programme, events: [...listOf(programme.events), event] }
  })
}

/** The value of the conferences with a change of one event, wherever it stands. */
export function withChangedEvent(
  conferences: unknown,
  { code, change }: { code: string; change: (event: RawGroup) => RawGroup },
): unknown {
  const found = findRawEvent(conferences, code)
  if (!found) return conferences
  return withProgramme(conferences, found.programme, (programme) => {
    const events = listOf(programme.events)
    const changed = change(found.event)
    return { ...programme, events: events.map((each) => (each === found.event ? changed : each)) }
  })
}

/** An event of the file, with the key of its programme. */
export function findRawEvent(
  conferences: unknown,
  code: string,
): { programme: string; event: RawGroup } | undefined {
  for (const [programme, value] of Object.entries(groupOf(valueIn(conferences, 'programmes')))) {
    const event = listOf(valueIn(value, 'events')).find((each) => valueIn(each, 'code') === code)
    if (isRecordValue(event)) return { programme, event }
  }
  return undefined
}

/** Every code of the file, past ones included. */
export function rawCodes(conferences: unknown): string[] {
  const programmes = Object.values(groupOf(valueIn(conferences, 'programmes')))
  const events = programmes.flatMap((programme) => listOf(valueIn(programme, 'events')))
  return [...events, ...listOf(valueIn(conferences, 'past'))]
    .map((event) => valueIn(event, 'code'))
    .filter((code) => typeof code === 'string')
}

/** A row that leads the calendar's events of a title to a form. A title that has one keeps it. */
export function withRegisterNow(rows: unknown, row: { event: string; to: string }): unknown {
  const known = listOf(rows)
  return known.some((each) => valueIn(each, 'event') === row.event) ? known : [...known, row]
}

/** The value of the church with one more link at the end of the menu with this label. */
export function withMenuLink(
  church: unknown,
  { menu, link }: { menu: string; link: { label: string; to: string } },
): RawGroup {
  const navigation = listOf(valueIn(church, 'navigation')).map((each) =>
    valueIn(each, 'label') === menu
      ? { ...groupOf(each), links: [...listOf(valueIn(each, 'links')), link] }
      : each,
  )
  return { ...groupOf(church), navigation }
}

export function groupOf(value: unknown): RawGroup {
  return isRecordValue(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A new event as the content has it. What belongs to one date only, such as a closing time, is not taken over. */
export function newDateValue(newDate: {
  code: string
  name: string
  date: DateDetails
  /** The date that it is like, or the programme: its rules and its beds hold again. */
  like: unknown
}): RawGroup {
  const { code, name, date, like } = newDate
  const rules = RULES.map((rule) => [rule, valueIn(like, rule)] as const)
  const { venue, open, days } = date
  return {
    ...{ code, name, ...daysValue(days), venue, open },
    ...capacityValue(date, valueIn(like, 'capacity')),
    ...Object.fromEntries(rules.filter(([, value]) => value !== undefined)),
    price: priceValue(date.price, valueIn(like, 'price') ?? valueIn(like, 'prices')),
  }
}

const RULES = ['holdMinutes', 'cancel', 'corrections']

/** An event with what the office says about it now. Words for the days stay while the days do. */
export function changedDateValue(event: RawGroup, date: DateDetails): RawGroup {
  const { capacity: before, ...others } = event
  const { days, venue, open } = date
  const { first, last } = groupOf(event.days)
  const isSame = first === days?.first && last === days?.last
  return {
    ...{ ...others, ...(!isSame && daysValue(days)), venue, open },
    ...capacityValue(date, before),
    price: priceValue(date.price, event.price),
  }
}

/** A programme with the places and prices of all its dates from the calendar. */
export function changedOfferValue(programme: RawGroup, date: DateDetails): RawGroup {
  const { capacity: before, ...others } = programme
  const prices = priceValue(date.price, programme.prices)
  return { ...others, prices, ...capacityValue(date, before) }
}

function daysValue(days: DateDetails['days']): RawGroup {
  return days ? { dates: formatDates(days), days: { first: days.first, last: days.last } } : {}
}

/** Beds are among the places: where there are fewer places, there are fewer beds. */
function capacityValue({ places }: DateDetails, before: unknown): RawGroup {
  const { people: _, residential: beds, ...others } = groupOf(before)
  const residential =
    typeof beds === 'number' ? Math.min(beds, places ?? Number.POSITIVE_INFINITY) : undefined
  const capacity = {
    ...(places !== undefined && { people: places }),
    ...(residential !== undefined && { residential }),
    ...others,
  }
  return Object.keys(capacity).length > 0 ? { capacity } : {}
}

/** Prices are written in rupees. Whether they are paid at the venue stays. */
export function priceValue(price: DatePrices, before: unknown): RawGroup {
  const { fullPaymentAtVenue } = groupOf(before)
  return {
    residential: price.residential / PAISE,
    nonResidential: price.nonResidential / PAISE,
    residentialChild: price.residentialChild / PAISE,
    nonResidentialChild: price.nonResidentialChild / PAISE,
    part: price.part / PAISE,
    ...(fullPaymentAtVenue === true && { fullPaymentAtVenue }),
  }
}

const PAISE = 100
