import { sumAccount } from '#database/account-sums.ts'
import { attendeesOf, findRegistration, type Registration } from '#database/registrations.ts'
import { findEvent } from '#domain/registration/conference.ts'
import { accountOf } from '#domain/standing.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { comingBack } from '#workflows/payments/coming-back.ts'
import type { Services } from '#workflows/services.ts'
import { type HeldTicket, heldTickets } from '../tickets/held-tickets.ts'

/** The facts that mails about a registration use. */
export type RegistrationFacts = {
  registration: Registration
  /** The amount due after reductions, payments and refunds. */
  balanceMinor: number
  /** What was received and not given back. */
  keptMinor: number
  returnedMinor: number
  /** The part of `keptMinor` that is on its way back. */
  comingMinor: number
  /** When and where it takes place now. */
  event: EventNow | undefined
  people: string[]
  payerEmail: string | undefined
  /** Everybody's valid tickets. */
  tickets: HeldTicket[]
  letterUrl: string | undefined
  pageUrl: string
}

export async function readRegistrationFacts(
  { db, content, publicUrl }: Pick<Services, 'db' | 'content' | 'publicUrl'>,
  id: string,
): Promise<RegistrationFacts> {
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`There is no registration ${id}`)
  const { event_code } = registration
  const people = await attendeesOf(db, id)
  const hasLetter = findEvent(content.conferences, event_code)?.event.letter
  const sums = await sumAccount(db, id)
  const { full_minor: priceMinor, hold } = registration
  const account = accountOf({ priceMinor, hold, ...sums })
  return {
    registration,
    balanceMinor: account.dueMinor,
    keptMinor: account.paidMinor,
    returnedMinor: sums.returnedMinor,
    comingMinor: await comingBack(db, id),
    event: await eventNow({ db, content }, registration),
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    payerEmail: people[0]?.email,
    tickets: await heldTickets(db, registration),
    letterUrl: hasLetter ? `${publicUrl}/letters/${event_code}.pdf` : undefined,
    pageUrl: `${publicUrl}/my/${registration.private_token}`,
  }
}
