import { type ConferenceEvent, isOpen, type Programme } from '#domain/conferences/conference.ts'
import { type DateState, dateState } from '#domain/conferences/date-state.ts'
import { programmeName } from '#domain/conferences/programme-name.ts'
import type { Figures } from './read-figures.ts'

/** One date, as a list of dates shows it. */
export type DateLine = {
  code: string
  /** The name of its programme. */
  programme: string
  name: string
  /** Words for the days: "Feb 21 to 26". */
  dates: string
  days: ConferenceEvent['days']
  venue: string
  state: DateState
  /** When it opens by itself, where that is still to come. */
  opens: number | undefined
  /** How many places are taken, of how many. No limit where `places` is undefined. */
  taken: number
  places: number | undefined
  isFromCalendar: boolean
  /** Undefined for those who see no registrations. */
  figures: Figures | undefined
}

type Placed = { programme: Programme; event: ConferenceEvent }

type Known = { figures: Figures; seesFigures: boolean; now: Date }

export function toDateLine({ programme, event }: Placed, known: Known): DateLine {
  const { figures, seesFigures, now } = known
  const { code, name, dates, days, venue, opens, capacity, calendarId } = event
  const taken = figures.people
  return {
    code,
    programme: programmeName(programme),
    name,
    dates,
    days,
    venue,
    state: dateState(event, { taken, now }),
    opens: !isOpen(event, now) && opens && opens > now.getTime() ? opens : undefined,
    taken,
    places: capacity?.people,
    isFromCalendar: calendarId !== undefined,
    figures: seesFigures ? figures : undefined,
  }
}
