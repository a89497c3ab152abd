import type { ConferenceEvent } from './conference.ts'

type Dated = Pick<ConferenceEvent, 'dates' | 'days'>

/**
 * "Moved from Dec 12 to 13.", where an event takes place on other days than those that were sold; empty
 * otherwise. Only days are compared: other words for the same days are no move.
 */
export function movedFrom({ sold, now }: { sold: Dated; now: Dated }): string {
  if (!sold.days || !now.days) return ''
  const [before, after] = [sold.days, now.days]
  if (before.first === after.first && before.last === after.last) return ''
  const year = before.last.slice(0, 4)
  const isNamed = sold.dates.includes(year) || year === after.last.slice(0, 4)
  return `Moved from ${sold.dates}${isNamed ? '' : `, ${year}`}.`
}
