import {
  type ConferenceEvent,
  type Conferences,
  findEvent,
  findProgramme,
  openEvents,
  type Programme,
} from '#domain/conferences/conference.ts'
import type { Moment } from '../days.ts'
import { type CalendarEvent, daysOf, startOf } from './event.ts'

/** Which form each calendar title leads to. */
type RegisterNowTable = readonly { event: string; to: string }[]

/**
 * A link to a form. `open` says whether the form takes what the link is about. The label is the
 * content's own, where it has one for this.
 */
export type RegisterNow = { to: string; open: boolean; label?: string | undefined }

type Forms = { conferences: Conferences; now: Moment }

/**
 * Where to register for an event, by its exact title. A form of ours is opened with the event's date
 * chosen. Where it doesn't offer that date, the link says what the programme says about it.
 */
export function registerNowFor(event: Dated, forms: WithTable): RegisterNow | undefined {
  const to = formFor(event, forms)
  // No registration link once the event has started.
  if (to === undefined || startOf(event.span) < forms.now) return undefined
  const programme = programmeAt(to, forms.conferences)
  if (!programme) return { to, open: true }
  const offered = offeredBy(programme, event, forms.now)
  if (!offered) return notYet(to, programme)
  return { to: `${to}?event=${offered.code}`, open: true }
}

/** What our own form offers for an event of the calendar. */
export function offeredFor(event: Dated, forms: WithTable): ConferenceEvent | undefined {
  const programme = programmeAt(formFor(event, forms) ?? '', forms.conferences)
  return programme && offeredBy(programme, event, forms.now)
}

type Dated = Pick<CalendarEvent, 'id' | 'summary' | 'span'>
type WithTable = Forms & { table: RegisterNowTable }

function offeredBy(programme: Programme, { id, span }: Dated, now: Moment) {
  const { first } = daysOf(span)
  return openEvents(programme, now).find(({ calendarId, code, days }) =>
    calendarId ? calendarId === id : code === id || days?.first === first,
  )
}

/** An event of the content, or one that a form takes from the calendar, needs no row in the table. */
function formFor({ id, summary }: Dated, { table, conferences }: WithTable): string | undefined {
  const own = findEvent(conferences, id)
  if (own) return `/${own.key}`
  const inTable = table.find(({ event }) => event === summary)?.to
  if (inTable) return inTable
  const taking = Object.entries(conferences.programmes).find(
    ([, { fromCalendar, calendarTitles }]) =>
      fromCalendar && calendarTitles?.some((title) => title === summary),
  )
  return taking && `/${taking[0]}`
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

function programmeAt(address: string, { programmes }: Conferences): Programme | undefined {
  return address.startsWith('/') ? findProgramme(programmes, address.slice(1)) : undefined
}

function notYet(to: string, { note }: Programme): RegisterNow {
  return { to, label: note, open: false }
}
