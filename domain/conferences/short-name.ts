import { shortDayAndMonth } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { type Conferences, findEvent, nameEvent } from './conference.ts'

/** "EWG · 12–13 Dec", where the whole name would not fit. With the year when it is not this one. */
export function shortName(conferences: Conferences, code: string, today: Day): string {
  const found = findEvent(conferences, code)
  if (!found) return pastName(conferences, code)
  const { days, dates } = found.event
  return `${found.programme.prefix} · ${days ? shortDays(days, today) : dates}`
}

/** "Encounter with God, Feb 13 to 14": the programme of an earlier year may have another prefix by now. */
function pastName(conferences: Conferences, code: string): string {
  const past = nameEvent(conferences, code)
  return past ? `${past.name}, ${past.dates}` : code
}

/** "12–13 Dec", "30 Jan – 1 Feb", "9–10 Jan 2027" */
export function shortDays({ first, last }: { first: Day; last: Day }, today: Day): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isSameMonth ? String(Number(first.slice(8))) : shortDayAndMonth(first)
  const to = shortDayAndMonth(last)
  const year = last.slice(0, 4) === today.slice(0, 4) ? '' : ` ${last.slice(0, 4)}`
  if (first === last) return `${to}${year}`
  return `${from}${isSameMonth ? '–' : ' – '}${to}${year}`
}
