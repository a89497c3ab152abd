import { formatTimeOfDay } from '#domain/dates.ts'

type Service = { day: string; time: string; language: string }

/** The services with formatted times, sorted by time of day. */
export function serviceTimes({ services }: { services: readonly Service[] }): Service[] {
  return services
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ day, time, language }) => ({ day, time: formatTimeOfDay(time), language }))
}
