import type { Day } from '#domain/days.ts'
import { dateCode } from './calendar-date.ts'

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

/** "SC" for "Summer Camp", or more of its letters where another programme has that. */
export function suggestPrefix(title: string, taken: ReadonlySet<string>): string {
  const words =
    plain(title)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  const initials = words.map(([first]) => first).join('')
  const letters = words.join('').slice(0, LONGEST_PREFIX)
  const longer = Array.from({ length: letters.length }, (_, index) => letters.slice(0, index + 1))
  const short = longer.filter(({ length }) => length > 2)
  const free = [initials, ...short, ...longer].find(
    (prefix) => isPrefix(prefix) && !taken.has(prefix),
  )
  return free ?? ''
}

/** 2 to 10 capital letters. */
export function isPrefix(text: string): boolean {
  return /^[A-Z]{2,10}$/.test(text)
}

/** Without accents and apostrophes: "Pastor's" becomes "Pastors". */
function plain(title: string): string {
  return title.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
}

type Wanted = {
  prefix: string
  first: Day
  /** Every code that was ever used, and every name that stands where codes do. */
  taken: ReadonlySet<string>
}

/** The code of a new date: the first of its day that nobody has. */
export function freeCode({ prefix, first, taken }: Wanted): string {
  for (let nth = 0; ; nth++) {
    const code = dateCode({ prefix, first, nth })
    if (!taken.has(code)) return code
  }
}
