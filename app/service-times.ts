import type { Church } from '#content/schema/church.ts'
import { formatTimeOfDay } from '#domain/dates.ts'

/** As people read them, the earliest of the day first. */
export function serviceTimes({ services }: Pick<Church, 'services'>) {
  return services
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ day, time, language }) => ({ day, time: formatTimeOfDay(time), language }))
}
