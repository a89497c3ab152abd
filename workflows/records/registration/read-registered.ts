import { sumAccount } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import {
  accountOf,
  fits,
  type MoneySums,
  type PlacesOutcome,
  placesOutcome,
} from '#domain/registration/places.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { letterFor } from '#workflows/letters/letters.ts'
import { partyOfRegistration, readPlacesLeft } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'

/** `full` is `expired` without enough places left to take them again. */
export type ShownPlaces = PlacesOutcome | 'full'

/** The page after a registration: attendees, event, places and balance, in the language of the page. */
export async function readRegistered(services: Services, id: string, language: Language = 'en') {
  const { db, content } = services
  if (!UUID.test(id)) return undefined
  const registration = await findRegistration(db, id)
  if (!registration) return undefined
  const { event_code, due_minor, programme } = registration
  const attempts = await paymentsFor(db, 'registration_id', id)
  const sums = await sumAccount(db, id)
  const balance = balanceOf(registration, sums)
  const people = await attendeesOf(db, id)
  return {
    event: await nameEventNow(services, registration, language),
    /** Full names; empty for a visitor who may not see them. */
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    /** Whether anything is due online. */
    dueOnline: due_minor > 0,
    /** The transaction number of the latest payment, if there is one. */
    payment: attempts.at(-1)?.txnid,
    places: await readPlaces(services, { registration, sums }),
    /** What remains due after the online payment; empty when nothing does. */
    balance: balance > 0 ? rupeesIn(language, balance) : '',
    /** When the hold of a free registration expires unless the link in its mail is used. */
    heldUntil: heldUntil(registration, language),
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

function heldUntil(
  { due_minor, hold, held_until }: Registration,
  language: Language,
): string | undefined {
  const asked = due_minor === 0 && hold === 'held' && held_until
  return asked ? momentIn(language, new Date(asked)) : undefined
}

/** Before anything was received this is what remains after the online payment. */
function balanceOf({ full_minor, due_minor, hold }: Registration, sums: MoneySums): Paise {
  if (sums.receivedMinor === 0) return full_minor - due_minor
  return accountOf({ priceMinor: full_minor, hold, ...sums }).dueMinor
}

async function readPlaces(
  { db, content }: Services,
  { registration, sums }: { registration: Registration; sums: MoneySums },
): Promise<ShownPlaces> {
  // Only the provider's word makes it given back.
  const returnedMinor = sums.returnedMinor - (sums.coming?.amountMinor ?? 0)
  const outcome = placesOutcome({ ...sums, returnedMinor, hold: registration.hold })
  if (outcome !== 'expired') return outcome
  const event = findEvent(content.conferences, registration.event_code)?.event
  const left = event && (await readPlacesLeft(db, event))
  return !left || fits(partyOfRegistration(registration), left) ? 'expired' : 'full'
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
