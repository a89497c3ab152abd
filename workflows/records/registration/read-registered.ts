import { readMoney } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { fullName } from '#domain/registration/person.ts'
import { placesOutcome } from '#domain/registration/places.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import { isRecordId } from '#workflows/records/change-record.ts'
import { partyOfRegistration, shortageNow } from '#workflows/records/places/find-places.ts'
import { hasCalendarFile } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'

export async function readRegistered(services: Services, id: string, language: Language = 'en') {
  const { db, content } = services
  const registration = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!registration) return undefined
  const { event_code, due_minor, full_minor, programme, hold, held_until } = registration
  const money = await readMoney(db, registration)
  // Before anything was received this is what remains after the online payment.
  const balance = money.receivedMinor === 0 ? full_minor - due_minor : money.dueMinor
  // Only the provider's word makes it given back.
  const returnedMinor = money.returnedMinor - (money.coming?.amountMinor ?? 0)
  const outcome = placesOutcome({ ...money, returnedMinor, hold })
  const event = findEvent(content.conferences, event_code)?.event
  const party = partyOfRegistration(registration)
  const isFull = outcome === 'expired' && event && (await shortageNow(db, event, party))
  const until = due_minor === 0 && hold === 'held' ? held_until : null
  return {
    event: await nameEventNow(services, registration, language),
    people: (await attendeesOf(db, id)).map(fullName),
    dueOnline: due_minor > 0,
    payment: (await paymentsFor(db, 'registration_id', id)).at(-1)?.txnid,
    /** `full` is `expired` without enough places left to take them again. */
    places: isFull ? ('full' as const) : outcome,
    balance: balance > 0 ? rupeesIn(language, balance) : '',
    /** When the hold of a free registration expires unless the link in its mail is used. */
    heldUntil: until ? momentIn(language, new Date(until)) : undefined,
    letter: letterFor(content, event_code, language),
    form: programme,
  }
}

export type ResultPage = NonNullable<Awaited<ReturnType<typeof readRegistered>>>

/** For other browsers than the one that registered: without personal data. */
export function withoutPeople(registered: ResultPage): ResultPage {
  return { ...registered, people: [], payment: undefined, balance: '' }
}

export async function readMyRegistration(services: Services, registration: Registration) {
  const { db, content } = services
  const { id } = registration
  const place = findEvent(content.conferences, registration.event_code)
  const people = await attendeesOf(db, id)
  const { standing, dueMinor, coming } = await readMoney(db, registration)
  const dueBy = place && rulesOf(place).balanceDue
  const isLive = standing !== 'Cancelled' && standing !== 'Refunded'
  const open = await openRequestsOf(db, id)
  const events = open.length > 0 ? await officeEventsOf(db, 'registration', id) : []
  return {
    people: people.length,
    standing,
    dueMinor,
    isComing: coming !== undefined,
    dueBy,
    /** Whoever was registered at the desk may have none. */
    hasAddress: people[0]?.email !== '',
    isLive,
    requests: open.map((request) => ({
      id: request.id,
      kind: request.kind,
      at: request.at,
      /** In English, as the office reads it. */
      wish: request.wish,
      /** The same by its codes, which the event of the same moment has. */
      asked: events.find(({ at, details }) => at === request.at && details.note === request.wish)
        ?.details.asked,
      amountMinor: request.amount_minor ?? 0,
    })),
    hasCalendarFile: isLive && (await hasCalendarFile(services, registration)),
  }
}

export type MyRegistration = Awaited<ReturnType<typeof readMyRegistration>>
