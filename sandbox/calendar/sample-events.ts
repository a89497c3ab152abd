import { createHash } from 'node:crypto'
import { inIndia } from '../clock.ts'
import { lazySamples } from '../lazy-samples.ts'
import {
  addDays,
  type Day,
  isOnWeekday,
  momentInIndia,
  nthWeekday,
  type Weekday,
  weekNumber,
} from './days.ts'

export type CalendarEvent = {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  location?: string
  /** An all-day event is over when `untilDay` begins. */
  span: { firstDay: Day; untilDay: Day } | { from: Date; to: Date }
  series?: { id: string; rule: string }
}

const [daysBack, daysAhead] = [91, 182] as const

/** The calendar relative to today: there is always something past, soon and far ahead. */
export function sampleEvents(now: Date): readonly CalendarEvent[] {
  const today = inIndia(now).date
  if (last.today === today) return last.events
  const { once, series } = samplePlans()
  const events = [
    ...once.flatMap((plan) => plan.months.map((months) => plannedEvent(plan, months, today))),
    ...series.flatMap((plan) => occurrences(plan, today)),
  ]
  last = { today, events }
  return events
}

/** Each question asks for the same ones. */
let last: { today: Day; events: readonly CalendarEvent[] } = { today: '', events: [] }

/** The same events with one item per series, as Google lists them by default. */
export function foldedEvents(now: Date): CalendarEvent[] {
  const seen = new Set<string>()
  return sampleEvents(now).flatMap((event) => {
    if (!event.series) return [event]
    if (seen.has(event.series.id)) return []
    seen.add(event.series.id)
    return [{ ...event, id: event.series.id }]
  })
}

function plannedEvent(plan: EventPlan, months: number, today: Day): CalendarEvent {
  const firstDay = nthWeekday(today, { months, weekday: plan.weekday, nth: plan.nth })
  const untilDay = addDays(firstDay, plan.days)
  const { name, summary, description, location, status = 'confirmed', hours } = plan
  const span = hours
    ? {
        from: momentInIndia(firstDay, hours[0]),
        to: momentInIndia(addDays(untilDay, -1), hours[1]),
      }
    : { firstDay, untilDay }
  return { id: idFor(`${name} ${firstDay}`), status, summary, description, location, span }
}

function occurrences(plan: SeriesPlan, today: Day): CalendarEvent[] {
  const days = Array.from({ length: daysBack + daysAhead }, (_, n) => addDays(today, n - daysBack))
  const { name, summary, description, location, hours, rule } = plan
  const series = { id: idFor(name), rule }
  return days
    .filter((day) => happensOn(plan, day))
    .map((day) => {
      const span = { from: momentInIndia(day, hours[0]), to: momentInIndia(day, hours[1]) }
      const id = `${series.id}_${stamp(span.from)}`
      return { id, status: 'confirmed' as const, summary, description, location, span, series }
    })
}

function happensOn({ weekday, rhythm }: SeriesPlan, day: Day): boolean {
  if (!isOnWeekday(day, weekday)) return false
  switch (rhythm) {
    case 'weekly':
      return true
    case 'even-weeks':
      return weekNumber(day) % 2 === 0
    case 'odd-weeks':
      return weekNumber(day) % 2 === 1
    case 'fourth-of-month':
      return day === nthWeekday(day, { months: 0, weekday, nth: 4 })
  }
}

/** Google's ids are base32hex (a to v and digits), which hexadecimal fits. */
function idFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 26)
}

/** `20260614T023000Z` */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A single event, placed relative to the current month. */
type EventPlan = {
  name: string
  summary?: string
  description?: string
  location?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  /** Months from now; negative for the past. */
  months: readonly number[]
  /** Starts on the nth such weekday of its month. */
  weekday: Weekday
  nth: number
  days: number
  /** Left out for all-day events. */
  hours?: readonly [from: string, to: string]
}

/** A recurring event. */
type SeriesPlan = {
  name: string
  summary: string
  description?: string
  location: string
  weekday: Weekday
  hours: readonly [from: string, to: string]
  rhythm: 'weekly' | 'even-weeks' | 'odd-weeks' | 'fourth-of-month'
  rule: string
}

/** Past, coming and recurring events, relative to today. One has no title: Google then leaves the field out. */
const samplePlans = lazySamples<{
  once: readonly EventPlan[]
  series: readonly SeriesPlan[]
}>(new URL('./sample-events.json', import.meta.url))
