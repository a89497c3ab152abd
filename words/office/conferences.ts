import { whenIn } from '#domain/calendar/event.ts'
import type { DateState } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { formatDayAndMonth, shortMoment } from '#domain/dates.ts'
import { addDays, type Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { FamilyPrice } from '#domain/registration/price.ts'

export function daysWords({ first, last }: { first: Day; last: Day }): string {
  return whenIn('en', { kind: 'days', firstDay: first, untilDay: addDays(last, 1) })
}

export function whenWords({ days, dates }: Pick<ConferenceEvent, 'days' | 'dates'>): string {
  return days ? daysWords(days) : dates
}

const STATES: Record<DateState, string> = {
  open: 'Open',
  full: 'Full',
  'to-open': 'Opens later',
  closed: 'Closed',
  over: 'Over',
  'over-open': 'Over, still open',
  cancelled: 'Cancelled',
}

export function stateWords(state: DateState, opens: number | undefined): string {
  return state === 'to-open' && opens
    ? `Opens ${formatDayAndMonth(new Date(opens))}`
    : STATES[state]
}

export function comingWords(date: { coming: number; places?: number | undefined }): string {
  const { coming, places } = date
  if (places === undefined) return peopleWords(coming)
  return `${coming} of ${places}${coming > places ? `: ${coming - places} too many` : ''}`
}

export function peopleWords(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`
}

/** "1 registration", "2 registrations" */
export function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function familyWords({ withBeds, withoutBeds, part }: FamilyPrice): string {
  if (withBeds + withoutBeds + part === 0) return 'Free: nobody pays anything.'
  const amount = (minor: number) => (minor === 0 ? 'nothing' : formatRupees(minor))
  const reserve =
    part === 0 ? 'Nothing is needed to reserve.' : `${formatRupees(part)} reserves their places.`
  const full =
    withBeds === withoutBeds
      ? amount(withBeds)
      : `${amount(withBeds)} with beds, ${amount(withoutBeds)} without`
  return `A family of four would pay ${full}. ${reserve}`
}

export const PRICE_LABELS = {
  residential: 'With a bed, adult',
  residentialChild: 'With a bed, child',
  nonResidential: 'Without a bed, adult',
  nonResidentialChild: 'Without a bed, child',
  part: 'To reserve',
} as const

export const FAMILY_HELP = 'Two adults, a child of 8 and a child of 4.'

export function openHelpWords(
  { opens, closes }: { opens?: number | undefined; closes?: number | undefined },
  now: number,
): string | undefined {
  if (opens !== undefined && opens > now) {
    return `It opens automatically on ${shortMoment(opens)}. You can change that under “Everything”.`
  }
  if (closes === undefined) return undefined
  const when = shortMoment(closes)
  return closes > now
    ? `It closes automatically on ${when}. You can change that under “Everything”.`
    : `It closed automatically on ${when}. To open it again, change that under “Everything”.`
}
