import { addDays, type Day, dayInIndia, type Moment, startOfDay, weekdayOf } from '../days.ts'

/** A service of one day; the time is in India. */
type ServiceTime = { time: string; minutes: number; language: string }

/** A service that is held every week. */
type WeeklyService = ServiceTime & { day: string }

/** A day with services of its own in place of the weekly ones, or with none. */
type SpecialDay = { day: Day; name: string; services: readonly ServiceTime[] }

export type ServicePlan = {
  services: readonly WeeklyService[]
  specialDays?: readonly SpecialDay[] | undefined
}

export type HeldService = {
  startsAt: Moment
  endsAt: Moment
  language: string
  /** The special day that it belongs to. */
  occasion?: string
}

/** The services that are on or to come, the earliest first. */
export function heldServices({ services, specialDays = [] }: ServicePlan, now: Moment) {
  const days = new Set([...daysAround(now), ...specialDays.map(({ day }) => day)])
  return [...days]
    .flatMap((day) => {
      const special = specialDays.find((one) => one.day === day)
      if (special) return special.services.map((one) => heldOn(day, one, special.name))
      return services.filter((one) => isOn(one, day)).map((one) => heldOn(day, one))
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function isOn(service: WeeklyService, day: Day): boolean {
  return WEEKDAYS[weekdayOf(day)] === service.day
}

function heldOn(
  day: Day,
  { time, minutes, language }: ServiceTime,
  occasion?: string,
): HeldService {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const startsAt = startOfDay(day) + (hour * 60 + minute) * MINUTE_MS
  const endsAt = startsAt + minutes * MINUTE_MS
  return { startsAt, endsAt, language, ...(occasion && { occasion }) }
}

const MINUTE_MS = 60_000
