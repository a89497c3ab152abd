import type { EventSpan } from '#domain/calendar/event.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { rupees } from '#domain/money.ts'
import type { PriceTable } from '#domain/registration/price.ts'

/** Whole days of the calendar, the last of them excluded. */
export function days(firstDay: string, untilDay: string): EventSpan {
  return { kind: 'days', firstDay, untilDay }
}

/** Hours of the calendar, both with their time zone. */
export function hours(from: string, to: string): EventSpan {
  return { kind: 'times', from: Date.parse(from), to: Date.parse(to) }
}

export const PRICES: PriceTable = {
  residential: rupees(2100),
  nonResidential: rupees(700),
  residentialChild: rupees(1470),
  nonResidentialChild: rupees(470),
  part: rupees(300),
  fullPaymentAtVenue: false,
}

export function conferenceEvent(changes: Partial<ConferenceEvent>): ConferenceEvent {
  return {
    code: 'code',
    name: 'Encounter with God',
    dates: 'Sep 13 to 14',
    venue: 'Bangalore',
    open: true,
    letter: false,
    price: PRICES,
    ...changes,
  }
}
