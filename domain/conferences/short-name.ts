import type { Day } from '#domain/days.ts'
import { type Conferences, findEvent, nameEvent } from './conference.ts'

/** "EWG · 12–13 Dec", where the whole name would not fit. With the year when it is not this one. */
export function shortName(conferences: Conferences, code: string, today: Day): string {
  const found = findEvent(conferences, code)
  const days = found?.event.days
  if (!found || !days) return nameEvent(conferences, code)?.name ?? code
  return `${found.programme.prefix} · ${shortDays(days, today)}`
}

/** "12–13 Dec", "30 Jan – 1 Feb", "9–10 Jan 2027" */
export function shortDays({ first, last }: { first: Day; last: Day }, today: Day): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isSameMonth ? String(Number(first.slice(8))) : dayAndMonth(first)
  const to = dayAndMonth(last)
  const year = last.slice(0, 4) === today.slice(0, 4) ? '' : ` ${last.slice(0, 4)}`
  if (first === last) return `${to}${year}`
  return `${from}${isSameMonth ? '–' : ' – '}${to}${year}`
}

function dayAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`
}

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const
