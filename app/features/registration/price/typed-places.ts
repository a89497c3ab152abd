import { type PlacesLeft, type Shortage, shortageFor } from '#domain/registration/places.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import type { TypedForm } from './typed-quote.ts'

type Offer = { code: string; left?: PlacesLeft | undefined }

/**
 * Describes the places that the typed party lacks. Undefined while there are enough. Without a
 * chosen type, only once no type has places left.
 */
export function missingPlaces(
  words: RegistrationFormWords,
  form: TypedForm,
  offers: readonly Offer[],
): string | undefined {
  const left = offers.find(({ code }) => code === form.productinfo)?.left
  if (!left) return undefined
  const chosen = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const people = typeof form.persons === 'object' ? form.persons.length : 1
  const party = { people: Math.max(people, 1), residential: chosen ?? 'Non Residential' }
  const shortage = shortageFor(party, left)
  return shortage && shortageWords(words, shortage)
}

/** "Only 3 places are left, and you are 5." */
export function shortageWords(words: RegistrationFormWords, shortage: Shortage): string {
  return shortage.left === 0 ? words.taken[shortage.kind] : words.fewLeft(shortage)
}

/** The label of an event in the list of dates: "Sep 13 to 14 (full)". */
export function describeOffer(
  words: RegistrationFormWords,
  { dates, left }: { dates: string } & Omit<Offer, 'code'>,
): string {
  if (left?.people === 0) return words.full(dates)
  return left?.residential === 0 ? words.noBeds(dates) : dates
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
