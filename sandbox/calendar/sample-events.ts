import { createHash } from 'node:crypto'
import { INDIA_OFFSET, inIndia } from '../clock.ts'
import { lazySamples } from '../lazy-samples.ts'

type Day = string

export type CalendarEvent = {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  location?: string
  /** An all-day event is over when `untilDay` begins. */
  span: { firstDay: Day; untilDay: Day } | { from: Date; to: Date }
  series?: string
}

const [daysBack, daysAhead] = [91, 182]

let last: { today: Day; events: readonly CalendarEvent[] } = { today: '', events: [] }

/** Events move along with today: there is always something past, soon and far ahead. */
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

function plannedEvent(plan: EventPlan, months: number, today: Day): CalendarEvent {
  const { name, months: _, weekday, nth, days, status = 'confirmed', hours, ...texts } = plan
  const firstDay = nthWeekday(today, months, weekday, nth)
  const untilDay = addDays(firstDay, days)
  const span = hours
    ? {
        from: momentInIndia(firstDay, hours[0]),
        to: momentInIndia(addDays(untilDay, -1), hours[1]),
      }
    : { firstDay, untilDay }
  return { id: idFor(`${name} ${firstDay}`), status, ...texts, span }
}

function occurrences(plan: SeriesPlan, today: Day): CalendarEvent[] {
  const { name, hours, weekday, rhythm, ...texts } = plan
  const days = Array.from({ length: daysBack + daysAhead }, (_, n) => addDays(today, n - daysBack))
  const series = idFor(name)
  const isWeek: Record<typeof rhythm, (day: Day) => boolean> = {
    weekly: () => true,
    'even-weeks': (day) => weekNumber(day) % 2 === 0,
    'odd-weeks': (day) => weekNumber(day) % 2 === 1,
    'fourth-of-month': (day) => day === nthWeekday(day, 0, weekday, 4),
  }
  return days
    .filter((day) => weekdayNumber(day) === WEEKDAYS.indexOf(weekday) && isWeek[rhythm](day))
    .map((day) => {
      const span = { from: momentInIndia(day, hours[0]), to: momentInIndia(day, hours[1]) }
      const stamp = span.from.toISOString().replace(/[-:]|\.\d+/g, '')
      return { id: `${series}_${stamp}`, status: 'confirmed', ...texts, span, series }
    })
}

/** Google's ids are base32hex (a to v and digits), which hexadecimal fits. */
function idFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 26)
}

const dayMs = 86_400_000

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}

function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs)
}

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

function weekdayNumber(day: Day): number {
  return new Date(day).getUTCDay()
}

/** Weeks start on Sunday and are counted from 1970, so that "every other week" is stable. */
function weekNumber(day: Day): number {
  return Math.floor((Date.parse(day) / dayMs + 4) / 7)
}

/** The nth such weekday of the month that is this many months after a day. */
function nthWeekday(from: Day, months: number, weekday: string, nth: number): Day {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const first = dayOf(Date.UTC(year, month - 1 + months, 1))
  const wait = (WEEKDAYS.indexOf(weekday) - weekdayNumber(first) + 7) % 7
  return addDays(first, wait + (nth - 1) * 7)
}

export function momentInIndia(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00${INDIA_OFFSET}`)
}

type Texts = { summary?: string; description?: string; location?: string }

type EventPlan = Texts & {
  name: string
  status?: CalendarEvent['status']
  /** They count from now, and are negative for the past. */
  months: readonly number[]
  /** It starts on the nth such weekday of its month. */
  weekday: string
  nth: number
  days: number
  /** All-day events have none. */
  hours?: readonly [from: string, to: string]
}

type SeriesPlan = Texts & {
  name: string
  weekday: string
  hours: readonly [from: string, to: string]
  rhythm: 'weekly' | 'even-weeks' | 'odd-weeks' | 'fourth-of-month'
}

/** One event has no title: Google then leaves the field out. */
const samplePlans = lazySamples<{
  once: readonly EventPlan[]
  series: readonly SeriesPlan[]
}>(new URL('./sample-events.json', import.meta.url))
