import { formatDay } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'

/** Said wherever a date that has passed can still be chosen, or was. */
export function overSentence(lastDay: Day): string {
  return `This conference was over on ${formatDay(lastDay)}`
}
