import { type Conferences, eventLabel, findEvent, nameEvent } from './conference.ts'
import { shortDays } from './short-name.ts'

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
    if (!found || !days) return wholeName(conferences, code)
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

function wholeName(conferences: Conferences, code: string): string {
  const event = nameEvent(conferences, code)
  return event ? eventLabel(event) : code
}
