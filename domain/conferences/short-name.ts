import { shortDayAndMonth } from '../dates.ts'
import type { Day } from '../days.ts'
import { dateCode, programmeName as nameOfDates } from './calendar-date.ts'
import { type Conferences, codeLabel, findEvent, nameEvent, type Programme } from './conference.ts'

/** "Encounter with God · 12–13 Dec", where the venue would not fit. With the year when it is not this one. */
export function shortName(conferences: Conferences, code: string, today: Day): string {
  const found = findEvent(conferences, code)
  if (found) {
    const { days, dates } = found.event
    return `${programmeName(found.programme)} · ${days ? shortDays(days, today) : dates}`
  }
  // The programme of an earlier year may have another prefix by now.
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

const ENDINGS = [' registration form', ' registration']

/** "Encounter with God" for the form that is titled "Encounter with God Registration Form". */
export function programmeName({ title }: { title: string }): string {
  const ending = ENDINGS.find((each) => title.toLowerCase().endsWith(each))
  return ending ? title.slice(0, -ending.length) : title
}

/** As visitors know it, in any language: the name of its dates; where they have several, or none, the title's. */
export function spokenName(programme: Pick<Programme, 'title' | 'events'>): string {
  return nameOfDates(programme) ?? programmeName(programme)
}

type Move = { from: string; to: string }

/** "12–13 Dec" and "9–10 Jan"; with the names of two programmes, and with the year of days far apart. */
export function nameMove(conferences: Conferences, { from, to }: Move): Move {
  const [left, reached] = [findEvent(conferences, from), findEvent(conferences, to)]
  const name = (code: string) => {
    const found = findEvent(conferences, code)
    const days = found?.event.days
    if (!found || !days) return codeLabel(conferences, code)
    const short = shortDays(days, isNear(left?.event.days, reached?.event.days) ? days.last : '')
    return left?.key === reached?.key ? short : `${programmeName(found.programme)} · ${short}`
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

/** So long that the address of the form, with `register` at its end, is still one. */
const LONGEST_ADDRESS = 33

/** "summer-camp" for "Summer Camp". Empty where no letter of the title can stand in an address. */
export function suggestAddress(title: string): string {
  return plain(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_ADDRESS)
    .replace(/(?<!-)-+$/, '')
}

const LONGEST_PREFIX = 10
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** "SC" for "Summer Camp"; where another programme has that, more letters of the title, or others behind them. */
export function newPrefix(title: string, taken: ReadonlySet<string>): string {
  const words =
    plain(title)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  const initials = words.map(([first]) => first).join('')
  const letters = words.join('').slice(0, LONGEST_PREFIX)
  const longer = Array.from({ length: letters.length }, (_, index) => letters.slice(0, index + 1))
  const short = longer.filter(({ length }) => length > 2)
  const others = Array.from(ALPHABET, (letter) => `${letters.slice(0, -1) || 'P'}${letter}`)
  const free = [initials, ...short, ...longer, ...others].find(
    (prefix) => /^[A-Z]{2,10}$/.test(prefix) && !taken.has(prefix),
  )
  return free ?? ''
}

/** Without accents and apostrophes: "Pastor's" becomes "Pastors". */
function plain(title: string): string {
  return title.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
}

export function freeCode(codeParts: {
  prefix: string
  first: Day
  /** Every code that was ever used, and every name that stands where codes do. */
  taken: ReadonlySet<string>
}): string {
  const { prefix, first, taken } = codeParts
  for (let nth = 0; ; nth++) {
    const code = dateCode({ prefix, first, nth })
    if (!taken.has(code)) return code
  }
}
