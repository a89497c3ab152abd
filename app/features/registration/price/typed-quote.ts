import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { parseAge } from '#domain/registration/person.ts'
import {
  PAYMENT_TYPES,
  type PriceTable,
  type Quote,
  quote,
  RESIDENTIAL_TYPES,
} from '#domain/registration/price.ts'
import { FORM_WORDS } from '#words/forms.ts'

/** The form's values so far; each may still be missing. */
export type TypedForm = {
  productinfo?: string | undefined
  type?: string | undefined
  residential?: string | undefined
  paym?: string | undefined
  persons?: string | readonly (QuotedPerson | undefined)[] | undefined
}

type QuotedPerson = { firstname?: string | undefined; age?: string | undefined }

export type TypedQuote =
  /** Which field must be chosen first. */
  | { ready: false; waitingFor: 'productinfo' | 'residential' | 'paym' }
  /**
   * `ageless` names those without an age, whose share is unknown. `shares` has one entry per
   * person.
   */
  | { ready: true; quoted: Quote; ageless: string[]; shares: (Paise | undefined)[] }

type Asked = {
  offers: readonly { code: string; price: PriceTable }[]
  /** For whoever has no name yet: "Person 2". */
  language: Language
}

/** Quotes the form so far, with the function that the server charges by. */
export function quoteTyped(form: TypedForm, { offers, language }: Asked): TypedQuote {
  const offer = offers.find(({ code }) => code === form.productinfo)
  const residential = RESIDENTIAL_TYPES.find((type) => type === form.residential)
  const payment = PAYMENT_TYPES.find((type) => type === form.paym)
  if (!offer) return { ready: false, waitingFor: 'productinfo' }
  if (!residential) return { ready: false, waitingFor: 'residential' }
  if (!payment) return { ready: false, waitingFor: 'paym' }
  const nameless = FORM_WORDS[language].person
  const persons =
    typeof form.persons === 'object'
      ? form.persons.map((person, index) => toAttendee(person, nameless(index + 1)))
      : []
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

function toAttendee(person: QuotedPerson | undefined, nameless: string) {
  const name = textOf(person?.firstname).trim() || nameless
  return { name, age: parseAge(textOf(person?.age).trim()) }
}

/** Typed values come from the form library, which makes a list of a field that is there twice. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
