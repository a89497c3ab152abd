import { latestPaymentFor, paymentsForRegistration } from '#database/payments.ts'
import { keptForRegistration } from '#database/refunds.ts'
import { attendeesOf, findRegistration, type Registration } from '#database/registrations.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/kept.ts'
import { eventLabel, findEvent, nameEvent } from '#domain/registration/conference.ts'
import { fits, takesPlaces } from '#domain/registration/places.ts'
import { partyOf, readPlacesLeft } from '#workflows/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { type Letter, letterFor } from '../letters/find-letter.ts'

export type Registered = {
  event: string
  /** Full names; empty for whoever may not read them. */
  people: string[]
  /** Whether anything was to be paid online. */
  dueOnline: boolean
  /** Whether they have places; if not, whether there are any left. */
  standing: Standing
  /** The number of the last attempt to pay for it, where there was one. */
  payment: string | undefined
  /** What is still due once what was asked for online is paid; empty when nothing is. */
  balance: string
  /** Until when the link in the mail keeps the places, where that is all that is missing. */
  keepUntil: string | undefined
  letter: Letter | undefined
  /** The form it came from. */
  form: string
}

export type Standing =
  | 'registered'
  | 'waiting'
  | 'released'
  | 'full'
  | 'late'
  | 'refunded'
  | 'cancelled'

/** Who was registered for what. */
export async function readRegistered(
  { db, content }: Pick<Services, 'db' | 'content'>,
  id: string,
): Promise<Registered | undefined> {
  if (!UUID.test(id)) return undefined
  const registration = await findRegistration(db, id)
  if (!registration) return undefined
  const { event_code, due_minor, full_minor, programme, status } = registration
  const keptMinor = status === 'Paid' ? await keptForRegistration(db, id) : due_minor
  const balance = balanceOf({ fullMinor: full_minor, dueMinor: due_minor, keptMinor })
  const event = nameEvent(content.conferences, event_code)
  const people = await attendeesOf(db, id)
  return {
    event: event ? eventLabel(event) : event_code,
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    dueOnline: due_minor > 0,
    payment: (await latestPaymentFor(db, 'registration_id', id))?.txnid,
    standing: await standingOf({ db, content }, registration),
    balance: balance > 0 ? formatRupees(balance) : '',
    keepUntil: keepUntil(registration),
    letter: letterFor(content, event_code),
    form: programme,
  }
}

/** For another browser than the one that sent it in: what it is for, and no more. */
export function forStrangers(registered: Registered): Registered {
  return { ...registered, people: [], payment: undefined, balance: '' }
}

function keepUntil({ due_minor, hold, held_until }: Registration): string | undefined {
  const asked = due_minor === 0 && hold === 'held' && held_until
  return asked ? formatMoment(new Date(asked)) : undefined
}

async function standingOf(
  { db, content }: Pick<Services, 'db' | 'content'>,
  registration: Registration,
): Promise<Standing> {
  const { hold, status, event_code } = registration
  if (takesPlaces(hold)) return 'registered'
  if (status === 'Paid') {
    const payments = await paymentsForRegistration(db, registration.id)
    return payments.some(({ state }) => state === 'paid') ? 'late' : 'refunded'
  }
  if (hold === 'waiting' || hold === 'cancelled') return hold
  const event = findEvent(content.conferences, event_code)?.event
  const left = event && (await readPlacesLeft(db, event))
  return !left || fits(partyOf(registration), left) ? 'released' : 'full'
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
