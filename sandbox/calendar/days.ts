/** A civil date such as `2026-06-10`, without a time zone. */
export type Day = string

const dayMs = 86_400_000

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs)
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** Weeks run from Sunday and are counted since 1970, so that "every other week" is stable. */
export function weekNumber(day: Day): number {
  return Math.floor((Date.parse(day) / dayMs + 4) / 7)
}

/** The first, second … such weekday of the month that lies some months after a day. */
export function nthWeekday(
  from: Day,
  place: { months: number; weekday: number; nth: number },
): Day {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const first = dayOf(Date.UTC(year, month - 1 + place.months, 1))
  const wait = (place.weekday - weekdayOf(first) + 7) % 7
  return addDays(first, wait + (place.nth - 1) * 7)
}

/** A wall-clock time in India as a moment; India keeps one offset all year. */
export function momentInIndia(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`)
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}
