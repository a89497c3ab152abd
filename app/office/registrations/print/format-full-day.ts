const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** "Saturday, 12 December 2026", for a day such as "2026-12-12". */
export function formatFullDay(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`))
}
