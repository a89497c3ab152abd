import {
  type ConferenceEvent,
  type Conferences,
  findEvent,
  findProgramme,
  inOfferOrder,
  isOver,
  openEvents,
  type Programme,
} from '../conferences/conference.ts'
import { MONTHS } from '../dates.ts'
import { addDays, type Day, type Moment } from '../days.ts'
import { byStart, type CalendarEvent, daysOf, startOf } from './event.ts'

/** `open` says whether the form takes what the link is about. */
export type RegisterNow = {
  to: string
  open: boolean
  label?: string | undefined
  date?: string | undefined
}

type Forms = {
  conferences: Conferences
  now: Moment
  /** The same in English, where a note names its months so that they are recognised. */
  english?: Conferences
}

/** Where a form of ours doesn't offer the event's date, the link says what the programme says about it. */
export function registerNowFor(event: DatedEvent, forms: WithTable): RegisterNow | undefined {
  const to = formFor(event, forms)
  if (to === undefined || startOf(event.span) < forms.now) return undefined
  const programme = programmeAt(to, forms.conferences)
  if (!programme) return { to, open: true }
  if (isCancelled(event, forms)) return undefined
  const offered = offeredBy(programme, event, forms.now)
  if (!offered) return notYet(to, forms, daysOf(event.span))
  return { to: `${to}?event=${offered.code}`, open: true }
}

export function programmeFor(event: DatedEvent, forms: WithTable) {
  const programme = programmeAt(formFor(event, forms) ?? '', forms.conferences)
  return { programme, offered: programme && offeredBy(programme, event, forms.now) }
}

/** Whether the office has cancelled it, whatever the calendar says. */
export function isCancelled(event: DatedEvent, forms: Titles): boolean {
  const programme = programmeAt(formFor(event, forms) ?? '', forms.conferences)
  const same = programme?.events.filter((each) => isSame(each, event)) ?? []
  // Where the content names the day, the calendar's date is closed beside it.
  return same.some(({ cancelled }) => cancelled) && !same.some((each) => each.open)
}

type DatedEvent = Pick<CalendarEvent, 'id' | 'summary' | 'span'>
type Titles = Pick<Forms, 'conferences'> & { table: readonly { event: string; to: string }[] }
type WithTable = Forms & Titles

function offeredBy(programme: Programme, event: DatedEvent, now: Moment) {
  return openEvents(programme, now).find((each) => isSame(each, event))
}

function isSame({ calendarId, code, days }: ConferenceEvent, { id, span }: DatedEvent): boolean {
  return calendarId ? calendarId === id : code === id || days?.first === daysOf(span).first
}

/** An event of the content, or one that a form takes from the calendar, needs no row in the table. */
function formFor({ id, summary }: DatedEvent, { table, conferences }: Titles): string | undefined {
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

type ComingDate = { when: string; start: string; register: RegisterNow | undefined }

type Action = { to: string; label: string }

/**
 * A page's own ways to register. The first is for the next coming date that can be chosen, on the form
 * that the page names or, while that has none, on another. A form that only has dates which are over can
 * still be used, but none of them is a button. One that offers nothing says so.
 */
export function registerActions(
  action: Action,
  forms: Forms & { coming: readonly ComingDate[] },
): RegisterNow[] {
  const { conferences, now, coming } = forms
  const programme = programmeAt(action.to, conferences)
  if (!programme) return [{ ...action, open: true }]
  const [first] = inOfferOrder(openEvents(programme, now), new Date(now))
  if (first && !isOver(first, new Date(now))) return [dateAction(action, first, coming)]
  const own = first && { ...action, open: false, date: first.dates }
  const other = coming.find(({ register }) => register?.open)
  const next = other?.register && { ...action, ...other.register, date: other.when }
  const [day] = (coming[0]?.start ?? '').split('T', 1)
  const actions = [next, own].filter((each) => each !== undefined)
  if (actions.length > 0) return actions
  return [notYet(action.to, forms, day ? { first: day, last: day } : undefined)]
}

function dateAction(action: Action, event: ConferenceEvent, coming: readonly ComingDate[]) {
  const to = `${action.to}?event=${event.code}`
  const shown = coming.find(({ register }) => register?.to === to)
  return { ...action, to, open: true, date: shown?.when ?? event.dates }
}

function programmeAt(address: string, { programmes }: Conferences): Programme | undefined {
  return address.startsWith('/') ? findProgramme(programmes, address.slice(1)) : undefined
}

/** A note about August says nothing about a date in January. */
function notYet(to: string, { conferences, english = conferences }: Forms, days?: Days) {
  const note = programmeAt(to, conferences)?.note
  const inEnglish = programmeAt(to, english)?.note ?? ''
  const isTrue = !days || isAbout(inEnglish, days)
  return { to, label: isTrue ? note : undefined, open: false }
}

type Days = { first: Day; last: Day }

export function isAbout(words: string, { first, last }: Days): boolean {
  const named = [...words.matchAll(MONTH)].map(
    ([name]) => MONTHS.findIndex((short) => name.startsWith(short)) + 1,
  )
  // Counted from their first month: January comes after December.
  const monthsAfter = (month: number) => (month - Number(first.slice(5, 7)) + 12) % 12
  const length = monthsAfter(Number(last.slice(5, 7)))
  return named.length === 0 || named.some((month) => monthsAfter(month) <= length)
}

/** With a capital: "you may" is no month. */
const MONTH =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g

/** Where both name a day, the calendar's event stays: it knows the time and the place. */
export function withConferences(
  events: readonly CalendarEvent[],
  { programmes }: Conferences,
): CalendarEvent[] {
  const held = events.filter(({ status }) => status !== 'cancelled')
  const known = new Set(held.map(({ summary = '', span }) => `${daysOf(span).first} ${summary}`))
  const added = Object.values(programmes).flatMap(({ events: dates, calendarTitles = [] }) =>
    dates.flatMap(({ calendarId, code, name, days, venue }): CalendarEvent[] => {
      const titles = [...calendarTitles, name]
      if (!days || calendarId !== undefined) return []
      if (titles.some((title) => known.has(`${days.first} ${title}`))) return []
      const span = { kind: 'days', firstDay: days.first, untilDay: addDays(days.last, 1) } as const
      // Titled as in the calendar, because pages choose their dates by the title. The code is the id.
      const summary = calendarTitles[0] ?? name
      return [{ id: code, summary, status: 'confirmed', span, location: venue }]
    }),
  )
  return [...events, ...added]
}

export function upcoming(
  events: readonly CalendarEvent[],
  choice: { now: Moment; titles?: readonly string[]; limit?: number },
): CalendarEvent[] {
  const { now, titles, limit = Number.POSITIVE_INFINITY } = choice
  return events
    .filter(({ status }) => status !== 'cancelled')
    .filter(({ span }) => startOf(span) >= now)
    .filter(({ summary }) => !titles || (summary !== undefined && titles.includes(summary)))
    .sort(byStart)
    .slice(0, limit)
}
