import type { Moment } from '../days.ts'
import {
  type Conferences,
  findProgramme,
  openEvents,
  type Programme,
} from '../registration/conference.ts'
import { type CalendarEvent, daysOf, startOf } from './event.ts'

/** Which form each calendar title leads to. */
export type RegisterNowTable = readonly { event: string; to: string }[]

/** A link to a form. `open` says whether the form takes what the link is about. */
export type RegisterNow = { to: string; label: string; open: boolean }

type Forms = { conferences: Conferences; now: Moment }

/**
 * Where to register for an event, by its exact title. A form of ours is opened with the event's date
 * chosen. Where it doesn't offer that date, the link says what the programme says about it.
 */
export function registerNowFor(
  { id, summary, span }: Pick<CalendarEvent, 'id' | 'summary' | 'span'>,
  { table, conferences, now }: Forms & { table: RegisterNowTable },
): RegisterNow | undefined {
  const to = table.find(({ event }) => event === summary)?.to ?? formFor(summary, conferences)
  // No registration link once the event has started.
  if (to === undefined || startOf(span) < now) return undefined
  const programme = programmeAt(to, conferences)
  if (!programme) return { to, label: REGISTER_NOW, open: true }
  const { first } = daysOf(span)
  const offered = openEvents(programme, now).find(({ calendarId, days }) =>
    calendarId ? calendarId === id : days?.first === first,
  )
  if (!offered) return notYet(to, programme)
  return { to: `${to}?event=${offered.code}`, label: REGISTER_NOW, open: true }
}

/** A page's own button. Where it leads to a form of ours that offers no date, it says so instead. */
export function registerAction(
  action: { to: string; label: string },
  { conferences, now }: Forms,
): RegisterNow {
  const programme = programmeAt(action.to, conferences)
  if (!programme || openEvents(programme, now).length > 0) return { ...action, open: true }
  return notYet(action.to, programme)
}

/** A form that offers the calendar's dates needs no row in the table. */
function formFor(summary: string | undefined, { programmes }: Conferences): string | undefined {
  const found = Object.entries(programmes).find(
    ([, { fromCalendar, calendarTitles }]) =>
      fromCalendar && calendarTitles?.some((title) => title === summary),
  )
  return found && `/${found[0]}`
}

const REGISTER_NOW = 'Register Now'
const OPENS_SOON = 'Registration opens soon'

function programmeAt(address: string, { programmes }: Conferences): Programme | undefined {
  return address.startsWith('/') ? findProgramme(programmes, address.slice(1)) : undefined
}

function notYet(to: string, { note }: Programme): RegisterNow {
  return { to, label: note ?? OPENS_SOON, open: false }
}
