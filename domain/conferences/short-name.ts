import { shortDayAndMonth } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { type Conferences, codeLabel, findEvent, nameEvent } from './conference.ts'

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

/** What the titles of forms end with. */
const ENDINGS = [' registration form', ' registration']

/** "Encounter with God" for the form that is titled "Encounter with God Registration Form". */
export function programmeName({ title }: { title: string }): string {
  const ending = ENDINGS.find((each) => title.toLowerCase().endsWith(each))
  return ending ? title.slice(0, -ending.length) : title
}

type Move = { from: string; to: string }

/**
 * The dates between which somebody was moved: "12–13 Dec" and "9–10 Jan". Those of two programmes are named
 * with them, and those far apart with the year.
 */
export function nameMove(conferences: Conferences, { from, to }: Move): Move {
  const [left, reached] = [findEvent(conferences, from), findEvent(conferences, to)]
  const name = (code: string) => {
    const found = findEvent(conferences, code)
    const days = found?.event.days
    if (!found || !days) return codeLabel(conferences, code)
    const short = shortDays(days, isNear(left?.event.days, reached?.event.days) ? days.last : '')
    return left?.key === reached?.key ? short : `${found.programme.prefix} · ${short}`
  }
  return { from: name(from), to: name(to) }
}

type Days = { first: string } | undefined

/** About ten months: the same words in the next year would be taken for this one. */
const NEAR_MS = 300 * 24 * 60 * 60_000

function isNear(one: Days, other: Days): boolean {
  if (!one || !other) return false
  return Math.abs(Date.parse(one.first) - Date.parse(other.first)) < NEAR_MS
}
