import { shortMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'

/** When it was, in a list. A phone shows the day, with its year when that is not this one. */
export function ListTime({ at, today }: { at: string; today: Day }) {
  const [day = '', time] = shortMoment(at).split(', ')
  const year = ` ${today.slice(0, 4)}`
  const isThisYear = day.endsWith(year)
  return (
    <time dateTime={at}>
      {isThisYear ? day.slice(0, -year.length) : day}
      <span className="sheet-at-desk">
        {isThisYear && year}, {time}
      </span>
    </time>
  )
}
