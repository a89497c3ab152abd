import type { ConferenceEvent } from './conference.ts'

type Dated = Pick<ConferenceEvent, 'dates' | 'days'>

/**
 * The dates that were sold, such as "Dec 12 to 13", where an event takes place on other days. Only days
 * are compared: other words for the same days are no move.
 */
export function movedFrom({ sold, now }: { sold: Dated; now: Dated }): string | undefined {
  if (!sold.days || !now.days) return undefined
  const [before, after] = [sold.days, now.days]
  if (before.first === after.first && before.last === after.last) return undefined
  const year = before.last.slice(0, 4)
  const isNamed = sold.dates.includes(year) || year === after.last.slice(0, 4)
  return isNamed ? sold.dates : `${sold.dates}, ${year}`
}
