import { addDays, type Day, startOfDay } from '../days.ts'

/** Whether a balance is to be reminded of: from `ms` before the day on which it is due until that day is over. */
export function isBalanceTime(due: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(due) - ms, startOfDay(addDays(due, 1)))
}

/** Whether people are to be reminded of a conference: from `ms` before its first day until it begins. */
export function isConferenceTime(first: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(first) - ms, startOfDay(first))
}

function isWithin(now: Date, from: number, to: number): boolean {
  return now.getTime() >= from && now.getTime() < to
}
