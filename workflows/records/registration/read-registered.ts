import { sumAccount } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { fullName } from '#domain/registration/person.ts'
import { accountOf, fits, placesOutcome } from '#domain/registration/places.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import { partyOfRegistration, readPlacesLeft } from '#workflows/records/places/find-places.ts'
import { isRecordId } from '#workflows/records/record-kinds.ts'
import type { Services } from '#workflows/services.ts'

/** The page after a registration: attendees, event, places and balance, in the language of the page. */
export async function readRegistered(services: Services, id: string, language: Language = 'en') {
  const { db, content } = services
  const registration = isRecordId(id) ? await findRegistration(db, id) : undefined
  if (!registration) return undefined
  const {
    event_code,
    due_minor,
    full_minor: priceMinor,
    programme,
    hold,
    held_until,
  } = registration
  const attempts = await paymentsFor(db, 'registration_id', id)
  const sums = await sumAccount(db, 'registration_id', id)
  // Before anything was received this is what remains after the online payment.
  const balance =
    sums.receivedMinor === 0
      ? priceMinor - due_minor
      : accountOf({ priceMinor, hold, ...sums }).dueMinor
  // Only the provider's word makes it given back.
  const returnedMinor = sums.returnedMinor - (sums.coming?.amountMinor ?? 0)
  const outcome = placesOutcome({ ...sums, returnedMinor, hold })
  const event = findEvent(content.conferences, event_code)?.event
  const left = outcome === 'expired' && event && (await readPlacesLeft(db, event))
  const isFull = left && !fits(partyOfRegistration(registration), left)
  const until = due_minor === 0 && hold === 'held' ? held_until : null
  return {
    event: await nameEventNow(services, registration, language),
    /** Full names; empty for a visitor who may not see them. */
    people: (await attendeesOf(db, id)).map(fullName),
    /** Whether anything is due online. */
    dueOnline: due_minor > 0,
    /** The transaction number of the latest payment, if there is one. */
    payment: attempts.at(-1)?.txnid,
    /** `full` is `expired` without enough places left to take them again. */
    places: isFull ? ('full' as const) : outcome,
    /** What remains due after the online payment; empty when nothing does. */
    balance: balance > 0 ? rupeesIn(language, balance) : '',
    /** When the hold of a free registration expires unless the link in its mail is used. */
    heldUntil: until ? momentIn(language, new Date(until)) : undefined,
    letter: letterFor(content, event_code, language),
    /** The programme, whose form can be filled in again. */
    form: programme,
  }
}

export type Registered = NonNullable<Awaited<ReturnType<typeof readRegistered>>>

/** For other browsers than the one that registered: without personal data. */
export function withoutPeople(registered: Registered): Registered {
  return { ...registered, people: [], payment: undefined, balance: '' }
}
