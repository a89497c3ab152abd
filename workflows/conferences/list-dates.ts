import type { ConferenceEvent, NamedEvent, Programme } from '#domain/conferences/conference.ts'
import { programmeName } from '#domain/conferences/programme-name.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '../services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { type DateLine, toDateLine } from './date-line.ts'
import { readFigures } from './read-figures.ts'

export type ListedProgramme = {
  /** The address of its form. */
  key: string
  name: string
  /** Whether the church's calendar names its dates. */
  isFromCalendar: boolean
}

export type ListedDates = {
  /** Soonest first; those without days come last. */
  coming: DateLine[]
  /** The latest first. */
  past: DateLine[]
  /** Names of earlier years, for which only lists are left. */
  names: readonly NamedEvent[]
  programmes: ListedProgramme[]
}

/** Every date of every programme, with what the role shows of it. */
export async function listDates(
  { db, content, now }: Services,
  actor: Actor,
): Promise<({ ok: true } & ListedDates) | NotAllowed> {
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const { programmes, past } = content.conferences
  const dates = Object.values(programmes).flatMap((programme) =>
    programme.events.map((event) => ({ programme, event })),
  )
  const figuresOf = await readFigures(
    db,
    dates.map(({ event }) => event.code),
  )
  const seesFigures = staffCan.seeRegistrations(actor)
  const toLine = (date: { programme: Programme; event: ConferenceEvent }) =>
    toDateLine(date, { figures: figuresOf(date.event.code), seesFigures, now: now() })
  const over = dates.filter(({ event }) => isOver(event, now()))
  const coming = dates.filter((date) => !over.includes(date))
  return {
    ok: true,
    coming: coming.map(toLine).sort(byFirstDay),
    past: over.map(toLine).sort((one, other) => byFirstDay(other, one)),
    names: past,
    programmes: Object.entries(programmes).map(([key, programme]) => ({
      key,
      name: programmeName(programme),
      isFromCalendar: programme.fromCalendar === true,
    })),
  }
}

function byFirstDay(one: DateLine, other: DateLine): number {
  const [a, b] = [one.days?.first ?? '9999', other.days?.first ?? '9999']
  return a === b ? 0 : a < b ? -1 : 1
}
