import { shortMoment } from '../dates.ts'
import { INDIA_AHEAD_MS, INDIA_OFFSET, isDay } from '../days.ts'
import type { Language } from '../language.ts'
import { momentIn } from '../language-formats.ts'
import type { Attendee } from './person.ts'
import type { PaymentType, ResidentialType } from './price.ts'

export const PARTY_TYPES = ['Individual', 'Married Couple', 'Family', 'Group'] as const

export type PartyType = (typeof PARTY_TYPES)[number]

type PartySize = { min: number; max: number }

const SIZES: Record<PartyType, PartySize> = {
  Individual: { min: 1, max: 1 },
  'Married Couple': { min: 2, max: 2 },
  Family: { min: 2, max: 5 },
  Group: { min: 2, max: 5 },
}

export const LARGEST_PARTY = Math.max(...Object.values(SIZES).map(({ max }) => max))

export function partySize(type: PartyType): PartySize {
  return SIZES[type]
}

export function isPartyType(value: unknown): value is PartyType {
  return PARTY_TYPES.some((type) => type === value)
}

export function fitsParty(type: PartyType, count: number): boolean {
  const { min, max } = SIZES[type]
  return count >= min && count <= max
}

export function canAdd(type: PartyType, count: number): boolean {
  return count < SIZES[type].max
}

export function canRemove(type: PartyType, index: number): boolean {
  const { min, max } = SIZES[type]
  return index >= min && index < max
}

/** A surplus is dropped, and comes back when a later type has room. */
export function regroupParty<Person>(regroup: {
  type: PartyType
  persons: readonly Person[]
  dropped?: readonly Person[]
  blank: () => Person
  isBlank?: (person: Person) => boolean
}): { persons: Person[]; dropped: Person[] } {
  const { type, persons, dropped = [], blank, isBlank = () => false } = regroup
  const { min, max } = SIZES[type]
  // Blank persons at the end make room for those who come back.
  const end = persons.findLastIndex((person) => dropped.length === 0 || !isBlank(person)) + 1
  const everybody = [...persons.slice(0, end), ...dropped]
  const first = everybody.slice(0, max)
  const missing = Math.max(min - first.length, 0)
  return {
    persons: [...first, ...Array.from({ length: missing }, blank)],
    dropped: everybody.slice(max).filter((person) => !isBlank(person)),
  }
}

/** A registration as submitted, after the schema of the form or the API has validated it. */
export type RegistrationInput = {
  eventCode: string
  type: PartyType
  residential: ResidentialType
  /** India's time: "2025-09-13T09:00". */
  arrival: string
  paymentType: PaymentType
  agree: true
  language: Language
  persons: (Attendee & { note?: string | undefined })[]
}

const DATE_TIME =
  /^([12]\d{3}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:[0-5]\d)?$/

/**
 * Parses "2025-09-13T09:00", with or without seconds, as a time in India. A time zone in the text, as
 * API clients write it, takes precedence. Seconds are dropped.
 */
export function parseIndiaTime(text: string): number | undefined {
  const [, day = '', time = '', zone = INDIA_OFFSET] = DATE_TIME.exec(text) ?? []
  if (!isDay(day)) return undefined
  const moment = Date.parse(`${day}T${time}:00${zone}`)
  return Number.isNaN(moment) ? undefined : moment
}

/** "2025-09-13T09:00", the value of an `<input type="datetime-local">`. */
export function formatIndiaTime(moment: number): string {
  return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(0, 16)
}

/** A stored arrival in the words of a language. A text that is no time is shown as it was typed. */
export function arrivalIn(language: Language, arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : momentIn(language, new Date(moment))
}

export function shortArrival(arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : shortMoment(moment)
}

type ArrivalMove = { arrival: string; days: { first: string } | undefined }

/** The same hour on the first day of another date; as it was where that is not known. */
export function movedArrival({ arrival, days }: ArrivalMove): string {
  const moment = parseIndiaTime(arrival)
  if (moment === undefined || !days) return arrival
  return `${days.first}${formatIndiaTime(moment).slice('2026-12-12'.length)}`
}
