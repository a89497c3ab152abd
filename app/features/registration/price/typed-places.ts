import { shortageWords } from '#app/words/en/places.ts'
import { type PlacesLeft, shortageFor } from '#domain/registration/places.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { TypedForm } from './typed-quote.ts'

type Offer = { code: string; left?: PlacesLeft | undefined }

/**
 * Describes the places that the typed party lacks. Undefined while there are enough. Without a
 * chosen type, only once no type has places left.
 */
export function missingPlaces(form: TypedForm, offers: readonly Offer[]): string | undefined {
  const left = offers.find(({ code }) => code === form.productinfo)?.left
  if (!left) return undefined
  const chosen = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const people = typeof form.persons === 'object' ? form.persons.length : 1
  const party = { people: Math.max(people, 1), residential: chosen ?? 'Non Residential' }
  const shortage = shortageFor(party, left)
  return shortage && shortageWords(shortage, 'you')
}

/** The label of an event in the list of dates: "Sep 13 to 14 (full)". */
export function describeOffer({ dates, left }: { dates: string } & Omit<Offer, 'code'>): string {
  if (left?.people === 0) return `${dates} (full)`
  return left?.residential === 0 ? `${dates} (no residential places)` : dates
}

/** Replaces the page's count of places by the server's newer one. */
export function withCount<Event extends Offer>(
  events: readonly Event[],
  counted: Offer | undefined,
): Event[] {
  return events.map((event) =>
    event.code === counted?.code ? { ...event, left: counted.left } : event,
  )
}
