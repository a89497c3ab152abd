import type { Day } from '#domain/days.ts'
import { dateCode } from './calendar-date.ts'

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
