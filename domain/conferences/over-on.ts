import type { Day } from '#domain/days.ts'

/** The last day of a date that has passed in India; undefined while it is not over, or without days. */
export function overOn(
  { days }: { days?: { last: Day } | undefined },
  today: Day,
): Day | undefined {
  return days && days.last < today ? days.last : undefined
}
