import type { Day } from '#domain/days.ts'

export type Held = {
  /** As the form offers it: "Dec 12 to 13". */
  dates: string
  days?: { first: Day; last: Day } | undefined
  /** "9:00 am to 5:30 pm" */
  hours?: string | undefined
}

/** "Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm": as far as it is known. */
export function whenHeld(event: Held): string {
  const { days, hours } = event
  const weekdays = days ? ` (${weekdaysOf(days)})` : ''
  return [`${datesWithYear(event)}${weekdays}`, hours].filter(Boolean).join(', ')
}

/** "Dec 12 to 13, 2026" */
export function datesWithYear({ dates, days }: Held): string {
  const year = days?.last.slice(0, 4)
  return !year || dates.includes(year) ? dates : `${dates}, ${year}`
}

function weekdaysOf({ first, last }: { first: Day; last: Day }): string {
  const [from, to] = [first, last].map((day) => WEEKDAY.format(new Date(day)))
  return first === last ? `${from}` : `${from} to ${to}`
}

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
})
