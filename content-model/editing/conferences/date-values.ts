import { valueIn } from '#content-model/schema/schema-at.ts'
import {
  type DateDetails,
  type DatePrices,
  formatDates,
} from '#domain/conferences/calendar-date.ts'
import { groupOf, type RawGroup } from './edit-conferences.ts'

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
  const capacity = capacityValue(date, valueIn(like, 'capacity'))
  return {
    code,
    name,
    ...daysValue(date.days),
    venue: date.venue,
    open: date.open,
    ...(capacity && { capacity }),
    ...Object.fromEntries(rules.filter(([, value]) => value !== undefined)),
    price: priceValue(date.price, valueIn(like, 'price') ?? valueIn(like, 'prices')),
  }
}

const RULES = ['holdMinutes', 'cancel', 'corrections']

/** An event with what the office says about it now. Words for the days stay while the days do. */
export function changedDateValue(event: RawGroup, date: DateDetails): RawGroup {
  const { capacity: before, ...others } = event
  const capacity = capacityValue(date, before)
  return {
    ...others,
    ...(isSameDays(event, date) ? {} : daysValue(date.days)),
    venue: date.venue,
    open: date.open,
    ...(capacity && { capacity }),
    price: priceValue(date.price, event.price),
  }
}

/** A programme with the places and prices of all its dates from the calendar. */
export function changedOfferValue(programme: RawGroup, date: DateDetails): RawGroup {
  const { capacity: before, ...others } = programme
  const capacity = capacityValue(date, before)
  const prices = priceValue(date.price, programme.prices)
  return { ...others, prices, ...(capacity && { capacity }) }
}

function isSameDays(event: RawGroup, { days }: DateDetails): boolean {
  const { first, last } = groupOf(event.days)
  return first === days?.first && last === days?.last
}

function daysValue(days: DateDetails['days']): RawGroup {
  return days ? { dates: formatDates(days), days: { first: days.first, last: days.last } } : {}
}

/** Beds are among the places: where there are fewer places, there are fewer beds. */
function capacityValue({ places }: DateDetails, before: unknown): RawGroup | undefined {
  const { people: _, residential: beds, ...others } = groupOf(before)
  const residential =
    typeof beds === 'number' ? Math.min(beds, places ?? Number.POSITIVE_INFINITY) : undefined
  const capacity = {
    ...(places !== undefined && { people: places }),
    ...(residential !== undefined && { residential }),
    ...others,
  }
  return Object.keys(capacity).length > 0 ? capacity : undefined
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
