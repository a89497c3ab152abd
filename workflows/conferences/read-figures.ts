import type { Db } from '#database/engine/open.ts'
import {
  type ConferenceCount,
  countConferences,
  peopleWithPlaces,
} from '#database/records/places/places.ts'
import type { Paise } from '#domain/money.ts'
import type { Standing } from '#domain/registration/places.ts'

/** How a date stands. */
export type DateFigures = {
  /** Who has a place. Whoever paid too late has none. */
  people: number
  waiting: number
  /** How many registrations still owe something. */
  owing: number
  dueMinor: Paise
  /** Less what was given back. */
  receivedMinor: Paise
}

/** The figures of each of these dates. */
export async function readDateFigures(
  db: Db,
  codes: readonly string[],
): Promise<(code: string) => DateFigures> {
  const counts = await countConferences(db, codes)
  const people = await peopleWithPlaces(db, codes)
  return (code) => ({
    people: people.get(code) ?? 0,
    ...toFigures(counts.filter(({ event_code }) => event_code === code)),
  })
}

function toFigures(counts: readonly ConferenceCount[]): Omit<DateFigures, 'people'> {
  const of = (...standings: Standing[]) =>
    counts.filter(({ standing }) => standings.includes(standing))
  return {
    waiting: sum(of('Waiting'), 'people'),
    owing: sum(of('Not paid', 'Part paid'), 'registrations'),
    dueMinor: sum(of('Not paid', 'Part paid'), 'still_due_minor'),
    receivedMinor: sum(counts, 'received_minor'),
  }
}

function sum(
  counts: readonly ConferenceCount[],
  what: 'people' | 'registrations' | 'still_due_minor' | 'received_minor',
): number {
  return counts.reduce((total, count) => total + count[what], 0)
}
