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
