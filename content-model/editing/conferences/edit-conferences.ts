import { isDeepStrictEqual } from 'node:util'
import { isGroup } from '#content-model/changes/match-entries.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import {
  type DateDetails,
  type DatePrices,
  formatDates,
} from '#domain/conferences/calendar-date.ts'
import type { NamedEvent } from '#domain/conferences/conference.ts'

/** A programme, an event or its prices as a content file has them. */
type RawGroup = Record<string, unknown>

export function withProgramme(
  conferences: unknown,
  key: string,
  change: (programme: RawGroup) => RawGroup,
): RawGroup {
  const programmes = groupOf(valueIn(conferences, 'programmes'))
  const programme = change(groupOf(valueIn(programmes, key)))
  return { ...groupOf(conferences), programmes: { ...programmes, [key]: programme } }
}

export function withEvent(
  conferences: unknown,
  { programme: key, event }: { programme: string; event: RawGroup },
): RawGroup {
  return withProgramme(conferences, key, (programme) => {
    return { ...programme, events: [...listOf(programme.events), event] }
  })
}

export function withChangedEvent(
  conferences: unknown,
  { code, change }: { code: string; change: (event: RawGroup, programme: RawGroup) => RawGroup },
): unknown {
  const found = findRawEvent(conferences, code)
  if (!found) return conferences
  return withProgramme(conferences, found.programme, (programme) => {
    const events = listOf(programme.events)
    const changed = change(found.event, programme)
    return { ...programme, events: events.map((each) => (each === found.event ? changed : each)) }
  })
}

export function findRawEvent(
  conferences: unknown,
  code: string,
): { programme: string; event: RawGroup } | undefined {
  for (const [programme, value] of Object.entries(groupOf(valueIn(conferences, 'programmes')))) {
    const event = listOf(valueIn(value, 'events')).find((each) => valueIn(each, 'code') === code)
    if (isGroup(event)) return { programme, event }
  }
  return undefined
}

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
  return isGroup(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What belongs to one date only, such as a closing time, is not taken over. */
export function newDateValue(newDate: {
  code: string
  name: string
  date: DateDetails
  programme: RawGroup
  /** The date that it is like, or the programme: its rules and its beds hold again. */
  like: unknown
}): RawGroup {
  const { code, name, date, programme, like } = newDate
  const rules = RULES.map((rule) => [rule, valueIn(like, rule)] as const)
  const { venue, open, days } = date
  return {
    ...{ code, name, ...daysValue(days), venue, open },
    ...capacityValue(date, valueIn(like, 'capacity')),
    ...Object.fromEntries(rules.filter(([, value]) => value !== undefined)),
    ...cancelValue(date.cancel, programme.cancel),
    ...dayNotesValue(date),
    price: priceValue(date.price, valueIn(like, 'price') ?? valueIn(like, 'prices')),
  }
}

const RULES = ['holdMinutes', 'corrections']

/** Words for the days stay while the days do. */
export function changedDateValue(
  event: RawGroup,
  programme: RawGroup,
  date: DateDetails,
): RawGroup {
  const { capacity: before, cancel, dayNotes: _, ...others } = event
  const { days, venue, open } = date
  const { first, last } = groupOf(event.days)
  const isSame = first === days?.first && last === days?.last
  return {
    ...{ ...others, ...(!isSame && daysValue(days)), venue, open },
    ...capacityValue(date, before),
    ...cancelValue(date.cancel, programme.cancel, cancel),
    ...dayNotesValue(date),
    price: priceValue(date.price, event.price),
  }
}

export function withOwnTerms(
  programme: RawGroup,
  { code, name, dates }: NamedEvent,
  change: (own: RawGroup) => RawGroup,
): RawGroup {
  const { calendarDates, ...others } = programme
  const before = listOf(calendarDates)
  const own = before.find((each) => valueIn(each, 'code') === code)
  const { code: _, name: __, dates: ___, ...terms } = change(groupOf(own))
  const isOwn = Object.values(terms).some((value) => value !== undefined)
  const entry = isOwn ? [{ code, name, dates, ...terms }] : []
  const after = own
    ? before.flatMap((each) => (each === own ? entry : [each]))
    : [...before, ...entry]
  return { ...others, ...(after.length > 0 && { calendarDates: after }) }
}

/** What the office says about a date from the calendar, where it differs from its programme. */
export function changedOwnTerms(
  own: RawGroup,
  programme: RawGroup,
  /** Whether it is opened or closed with this; undefined where that stays. */
  { open, ...date }: Omit<DateDetails, 'open'> & { open: boolean | undefined },
): RawGroup {
  const { open: before, capacity, prices, cancel, dayNotes: _, ...others } = own
  const { capacity: places = {} } = capacityValue(date, capacity ?? programme.capacity)
  const price = priceValue(date.price, prices ?? programme.prices)
  return {
    ...others,
    ...((open ?? before) === false && { open: false }),
    ...(!isDeepStrictEqual(places, programme.capacity ?? {}) && { capacity: places }),
    ...(!isDeepStrictEqual(price, programme.prices) && { prices: price }),
    ...cancelValue(date.cancel, programme.cancel, cancel),
    ...dayNotesValue(date),
  }
}

function dayNotesValue({ dayNotes }: Pick<DateDetails, 'dayNotes'>): RawGroup {
  return dayNotes ? { dayNotes } : {}
}

/** A rule as files have it, where it is not the programme's. An empty one: people ask the office. */
export function cancelValue(
  rule: DateDetails['cancel'],
  programmes: unknown,
  before?: unknown,
): RawGroup {
  if (before !== undefined && isRule(before, rule)) return { cancel: before }
  if (isRule(programmes, rule)) return {}
  if (!rule) return { cancel: {} }
  const { untilDays, refundPercent } = rule
  const until = `${untilDays} ${untilDays === 1 ? 'day' : 'days'}`
  return { cancel: { until, refund: `${refundPercent} %` } }
}

function isRule(value: unknown, rule: DateDetails['cancel']): boolean {
  const [days, share] = ['until', 'refund'].map((name) =>
    Number.parseInt(String(valueIn(value, name)), 10),
  )
  return (
    Object.is(days, rule?.untilDays ?? Number.NaN) &&
    Object.is(share, rule?.refundPercent ?? Number.NaN)
  )
}

function daysValue(days: DateDetails['days']): RawGroup {
  return days ? { dates: formatDates(days), days: { first: days.first, last: days.last } } : {}
}

/** Beds are among the places: where there are fewer places, there are fewer beds. */
function capacityValue({ places }: Pick<DateDetails, 'places'>, before: unknown): RawGroup {
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
  const { notOffered, residential, nonResidential, residentialChild, nonResidentialChild } = price
  const [hasBeds, hasOthers] = [notOffered !== 'Residential', notOffered !== 'Non Residential']
  return {
    ...(hasBeds && { residential: residential / PAISE }),
    ...(hasOthers && { nonResidential: nonResidential / PAISE }),
    ...(hasBeds && { residentialChild: residentialChild / PAISE }),
    ...(hasOthers && { nonResidentialChild: nonResidentialChild / PAISE }),
    part: price.part / PAISE,
    ...(fullPaymentAtVenue === true && { fullPaymentAtVenue }),
  }
}

const PAISE = 100
