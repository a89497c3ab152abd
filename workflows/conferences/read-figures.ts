import { type ConferenceCount, countConferences } from '#database/attention/today.ts'
import type { Db } from '#database/engine/open.ts'
import type { Paise } from '#domain/money.ts'
import type { Standing } from '#domain/standing.ts'

/** How a date stands. */
export type Figures = {
  /** Who comes. */
  people: number
  waiting: number
  /** How many registrations still owe something. */
  owing: number
  dueMinor: Paise
  /** Less what was given back. */
  receivedMinor: Paise
}

/** The figures of each of these dates. */
export async function readFigures(
  db: Db,
  codes: readonly string[],
): Promise<(code: string) => Figures> {
  const counts = await countConferences(db, codes)
  return (code) => toFigures(counts.filter(({ event_code }) => event_code === code))
}

function toFigures(counts: readonly ConferenceCount[]): Figures {
  const of = (...standings: Standing[]) =>
    counts.filter(({ standing }) => standings.includes(standing))
  return {
    people: sum(of('Not paid', 'Part paid', 'Paid', 'Overpaid'), 'people'),
    waiting: sum(of('Waiting'), 'people'),
    owing: sum(of('Not paid', 'Part paid'), 'registrations'),
    dueMinor: sum(of('Not paid', 'Part paid'), 'still_due_minor'),
    receivedMinor: sum(counts, 'received_minor'),
  }
}

type Counted = 'people' | 'registrations' | 'still_due_minor' | 'received_minor'

function sum(counts: readonly ConferenceCount[], what: Counted): number {
  return counts.reduce((total, count) => total + count[what], 0)
}
