import { WEEKDAYS_IN_FULL } from '../dates.ts'
import { addDays, type Day, dayInIndia, type Moment, startOfDay, weekdayOf } from '../days.ts'

export type LiveSpell = {
  from: Moment
  until: Moment
  live: boolean
  service: HeldService
  /** A special day without services, before the next service. */
  missed?: Without | undefined
}

/** What is true now, and each change to come, so that a cached or open page can stay correct. */
export function watchLive(plan: ServicePlan, now: Date): LiveSpell[] {
  const from = now.getTime()
  const held = heldServices(plan, from)
  const without = (plan.specialDays ?? []).filter(({ services }) => services.length === 0)
  const changes = [
    ...held.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ...without.map(endOf),
  ]
  const untils = [...new Set(changes)].filter((moment) => moment > from).sort((a, b) => a - b)
  return untils
    .slice(0, MAX_CHANGES)
    .map((until, index) => spellAt(held, without, untils[index - 1] ?? from, until))
    .filter((spell) => spell !== undefined)
}

/** Two weeks of a church with three services on a Sunday. */
const MAX_CHANGES = 12

type Without = { day: Day; name: string }

function spellAt(
  held: readonly HeldService[],
  without: readonly Without[],
  from: Moment,
  until: Moment,
): LiveSpell | undefined {
  const on = held.find(({ startsAt, endsAt }) => startsAt <= from && from < endsAt)
  if (on) return { from, until, live: true, service: on }
  const next = held.find(({ startsAt }) => startsAt > from)
  if (!next) return undefined
  const missed = without.find((day) => endOf(day) > from && startOfDay(day.day) < next.startsAt)
  return { from, until, live: false, service: next, missed }
}

function endOf({ day }: Without): Moment {
  return startOfDay(addDays(day, 1))
}

type ServiceTime = { time: string; minutes: number; language: string }

type ServicePlan = {
  services: readonly (ServiceTime & { day: string })[]
  /** They have services of their own in place of the weekly ones, or none. */
  specialDays?: readonly (Without & { services: readonly ServiceTime[] })[] | undefined
}

type HeldService = {
  startsAt: Moment
  endsAt: Moment
  language: string
  occasion?: string
}

function heldServices({ services, specialDays = [] }: ServicePlan, now: Moment) {
  const days = new Set([...daysAround(now), ...specialDays.map(({ day }) => day)])
  return [...days]
    .flatMap((day) => {
      const special = specialDays.find((one) => one.day === day)
      if (special) return special.services.map((one) => heldOn(day, one, special.name))
      const weekday = WEEKDAYS_IN_FULL[weekdayOf(day)]
      return services.filter((one) => one.day === weekday).map((one) => heldOn(day, one))
    })
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt)
}

/** A cancelled Sunday or two must not leave the church without a next service. */
const DAYS_AHEAD = 28

/** From yesterday, because a night of prayer may still be on. */
function daysAround(now: Moment): Day[] {
  const yesterday = addDays(dayInIndia(now), -1)
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, count) => addDays(yesterday, count))
}

function heldOn(day: Day, { time, minutes, language }: ServiceTime, occasion?: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const startsAt = startOfDay(day) + (hour * 60 + minute) * MINUTE_MS
  const endsAt = startsAt + minutes * MINUTE_MS
  return { startsAt, endsAt, language, ...(occasion && { occasion }) }
}

const MINUTE_MS = 60_000
