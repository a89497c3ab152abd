import { formatTimeOfDay } from '../dates.ts'
import { addDays, dayInIndia, type Moment, startOfDay, weekdayOf } from '../days.ts'

/** A weekly service; `time` is in India's time zone. */
export type WeeklyService = { day: string; time: string; minutes: number; language: string }

/** The services that are live now or, when none is, the next one. */
export type WatchLive =
  | { live: true; on: WeeklyService[] }
  | { live: false; next: { service: WeeklyService; startsAt: Moment; when: string } | undefined }

export function watchLive(services: readonly WeeklyService[], now: Date): WatchLive {
  const moment = now.getTime()
  const held = services.flatMap((service) => heldAround(service, moment))
  const on = held.filter(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt)
  if (on.length > 0) return { live: true, on: on.map(({ service }) => service) }
  const [next] = held
    .filter(({ startsAt }) => startsAt > moment)
    .sort((one, other) => one.startsAt - other.startsAt)
  if (!next) return { live: false, next: undefined }
  const { service, startsAt } = next
  return { live: false, next: { service, startsAt, when: formatNext(service) } }
}

/** "Sunday, 8:30 AM" */
function formatNext({ day, time }: WeeklyService): string {
  return `${day}, ${formatTimeOfDay(time)}`
}

type Held = { service: WeeklyService; startsAt: Moment; endsAt: Moment }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Dates from yesterday (a service may run past midnight) to the same weekday next week. */
function heldAround(service: WeeklyService, moment: Moment): Held[] {
  const today = dayInIndia(moment)
  const [hours = 0, minutes = 0] = service.time.split(':').map(Number)
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    .map((count) => addDays(today, count))
    .filter((day) => WEEKDAYS[weekdayOf(day)] === service.day)
    .map((day) => {
      const startsAt = startOfDay(day) + (hours * 60 + minutes) * 60_000
      return { service, startsAt, endsAt: startsAt + service.minutes * 60_000 }
    })
}
