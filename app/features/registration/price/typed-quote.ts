import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { parseAge } from '#domain/registration/person.ts'
import { type PlacesLeft, type Shortage, shortageFor } from '#domain/registration/places.ts'
import {
  PAYMENT_TYPES,
  type PriceTable,
  type Quote,
  quote,
  RESIDENTIAL_TYPES,
} from '#domain/registration/price.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { FORM_WORDS } from '#words/forms.ts'
import type { TypedForm } from '../persons/typed-form.ts'

export type TypedQuote =
  | { ready: false; waitingFor: 'productinfo' | 'residential' | 'paym' }
  /** `ageless` names those without an age, whose share is unknown. `shares` has one entry per person. */
  | { ready: true; quoted: Quote; ageless: string[]; shares: (Paise | undefined)[] }

/** Quotes the form so far, with the function that the server charges by. */
export function quoteTyped(
  form: TypedForm,
  offers: readonly { code: string; price: PriceTable }[],
  language: Language,
): TypedQuote {
  const offer = offers.find(({ code }) => code === form.productinfo)
  const residential = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const payment = PAYMENT_TYPES.find((type) => type === form.paym)
  if (!offer) return { ready: false, waitingFor: 'productinfo' }
  if (!residential) return { ready: false, waitingFor: 'residential' }
  if (!payment) return { ready: false, waitingFor: 'paym' }
  const nameless = FORM_WORDS[language].person
  const persons = form.persons.map(({ firstname, age }, index) => ({
    name: firstname.trim() || nameless(index + 1),
    age: parseAge(age),
  }))
  const attendees = persons.flatMap(({ name, age }) => (age === undefined ? [] : [{ name, age }]))
  const quoted = quote({ prices: offer.price, residential, payment, attendees })
  const amounts = quoted.lines.map(({ amount }) => amount).values()
  return {
    ready: true,
    quoted,
    ageless: persons.filter(({ age }) => age === undefined).map(({ name }) => name),
    shares: persons.map(({ age }) => (age === undefined ? undefined : amounts.next().value)),
  }
}

type Offer = { code: string; left?: PlacesLeft | undefined }

/** Undefined while there are enough. Without a chosen type, only once no type has places left. */
export function missingPlaces(
  words: RegistrationFormWords,
  form: TypedForm,
  offers: readonly Offer[],
): string | undefined {
  const left = offers.find(({ code }) => code === form.productinfo)?.left
  if (!left) return undefined
  const chosen = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const party = { people: form.persons.length, residential: chosen ?? 'Non Residential' }
  const shortage = shortageFor(party, left)
  return shortage && shortageWords(words, shortage)
}

export function shortageWords(words: RegistrationFormWords, shortage: Shortage): string {
  return shortage.left === 0 ? words.taken[shortage.kind] : words.fewLeft(shortage)
}

export function describeOffer(
  words: RegistrationFormWords,
  { dates, left }: { dates: string } & Omit<Offer, 'code'>,
): string {
  if (left?.people === 0) return words.full(dates)
  return left?.residential === 0 ? words.noBeds(dates) : dates
}

export function withCount<Event extends Offer>(
  events: readonly Event[],
  counted: Offer | undefined,
): Event[] {
  return events.map((event) =>
    event.code === counted?.code ? { ...event, left: counted.left } : event,
  )
}
