import type { Door } from '#database/doors/doors.ts'

/** Whether phones can be tied to it and get its list. */
export function isDoorOpen({ closed_at, until }: Door, now: Date): boolean {
  return closed_at === null && now.toISOString() < until
}
