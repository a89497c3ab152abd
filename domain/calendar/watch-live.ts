import { formatTimeOfDay } from '../dates.ts'
import { addDays, type Day, dayInIndia, type Moment, startOfDay, timeInIndia } from '../days.ts'
import { INDIA_ZONE } from '../india-zone.ts'
import { type HeldService, heldServices, type ServicePlan } from './held-services.ts'

/** The words beside Watch Live, and the moment until which they are true. */
export type LiveWords = {
  until: Moment
  live: boolean
  text: string
  /** Start of the next service, to show it in the visitor's own time zone. */
  startsAt?: Moment
  /** A special day without services, before the next service. */
  note?: string
}

/**
 * The words for now, followed by those for each change to come, so that a cached or open page can
 * stay correct. Empty when no service is to come.
 */
export function watchLive(plan: ServicePlan, now: Date): LiveWords[] {
  const from = now.getTime()
  const held = heldServices(plan, from)
  const without = daysWithout(plan)
  const changes = [
    ...held.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ...without.map(endOf),
  ]
  const untils = [...new Set(changes)].filter((moment) => moment > from).sort((a, b) => a - b)
  return untils
    .slice(0, MOST_CHANGES)
    .map((until, index) => wordsAt({ held, without, moment: untils[index - 1] ?? from, until }))
    .filter((words) => words !== undefined)
}

/** Two weeks of a church with three services on a Sunday. */
const MOST_CHANGES = 12

type Without = { day: Day; name: string }
type At = { held: HeldService[]; without: Without[]; moment: Moment; until: Moment }

function wordsAt({ held, without, moment, until }: At): LiveWords | undefined {
  const on = held.find(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt)
  if (on) return { until, live: true, text: on.occasion ? `Live now: ${on.occasion}` : 'Live now' }
  const next = held.find(({ startsAt }) => startsAt > moment)
  if (!next) return undefined
  const missed = without.find((day) => endOf(day) > moment && startOfDay(day.day) < next.startsAt)
  return {
    until,
    live: false,
    text: `Next service: ${formatNext(next, moment)}`,
    startsAt: next.startsAt,
    ...(missed && { note: `No service on ${formatDate(missed.day)}: ${missed.name}` }),
  }
}

/** "Sunday, 8:30 AM IST (English)"; with the date where the weekday could be this week's or the next. */
function formatNext({ startsAt, language, occasion }: HeldService, moment: Moment): string {
  const day = dayInIndia(startsAt)
  const isThisWeek = day < addDays(dayInIndia(moment), 7)
  const date = isThisWeek && !occasion ? WEEKDAY.format(startsAt) : formatDate(day)
  const when = `${date}, ${formatTimeOfDay(timeInIndia(startsAt))} IST (${language})`
  return occasion ? `${occasion}, ${when}` : when
}

function daysWithout({ specialDays = [] }: ServicePlan): Without[] {
  return specialDays.filter(({ services }) => services.length === 0)
}

function endOf({ day }: Without): Moment {
  return startOfDay(addDays(day, 1))
}

/** "Sunday 10 January" */
function formatDate(day: Day): string {
  return DATE.format(startOfDay(day)).replace(',', '')
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: INDIA_ZONE })
const DATE = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: INDIA_ZONE,
})
