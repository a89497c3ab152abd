import { describeShortage, type PlacesLeft } from '#domain/registration/places.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { TypedForm } from './typed-quote.ts'

type Offer = { code: string; left?: PlacesLeft | undefined }

/**
 * What those who are being typed lack, in words; undefined while they find a place. Whoever has not
 * chosen a kind yet is told as soon as no kind is left.
 */
export function missingPlaces(form: TypedForm, offers: readonly Offer[]): string | undefined {
  const left = offers.find(({ code }) => code === form.productinfo)?.left
  if (!left) return undefined
  const chosen = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const people = typeof form.persons === 'object' ? form.persons.length : 1
  const party = { people: Math.max(people, 1), residential: chosen ?? 'Non Residential' }
  return describeShortage(party, left)
}

/** "Sep 13 to 14 (full)": what the list of dates says of the places. */
export function describeOffer({ dates, left }: { dates: string } & Omit<Offer, 'code'>): string {
  if (left?.people === 0) return `${dates} (full)`
  return left?.residential === 0 ? `${dates} (no residential places)` : dates
}

/** What the server has just counted is newer than what the page came with. */
export function withCount<Event extends Offer>(
  events: readonly Event[],
  counted: Offer | undefined,
): Event[] {
  return events.map((event) =>
    event.code === counted?.code ? { ...event, left: counted.left } : event,
  )
}
