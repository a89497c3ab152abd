import { addDays, type Day, dayInIndia, type Moment, startOfDay, timeInIndia } from '../days.ts'
import { INDIA_OFFSET } from '../india-zone.ts'

/** The time in which a reminder is of use; `to` is exclusive. */
export type ReminderWindow = { from: Moment; to: Moment }

/** Of a balance: from `ms` before the day on which it is due until that day is over. */
export function balanceWindow(due: Day, ms: number): ReminderWindow {
  return { from: startOfDay(due) - ms, to: startOfDay(addDays(due, 1)) }
}

/** Of a conference: from `ms` before its first day until it begins. */
export function conferenceWindow(first: Day, ms: number): ReminderWindow {
  return { from: startOfDay(first) - ms, to: startOfDay(first) }
}

export function isWithin({ from, to }: ReminderWindow, now: Date): boolean {
  return now.getTime() >= from && now.getTime() < to
}

/**
 * Whether a reminder may leave now: by day in India, so that nobody is woken up. One that the content
 * wants so late that no day hour is left leaves at night.
 */
export function mayLeave(window: ReminderWindow, now: Date): boolean {
  return isWithin(window, now) && (isByDay(now.getTime()) || !hasDayHour(window))
}

const EARLIEST = '09:00'
const LATEST = '21:00'

function isByDay(moment: Moment): boolean {
  const time = timeInIndia(moment)
  return time >= EARLIEST && time < LATEST
}

function hasDayHour({ from, to }: ReminderWindow): boolean {
  return isByDay(from) || nextMorning(from) < to
}

/** The next 09:00 in India. */
function nextMorning(moment: Moment): Moment {
  const day = dayInIndia(moment)
  return Date.parse(
    `${timeInIndia(moment) < EARLIEST ? day : addDays(day, 1)}T${EARLIEST}${INDIA_OFFSET}`,
  )
}
