import { sumAccount } from '#database/money/account-sums.ts'
import { attendeesOf, type Registration } from '#database/registration/registrations.ts'
import { openRequestsOf } from '#database/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { RequestKind } from '#database/tables/tables.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import { accountOf, type Standing } from '#domain/standing.ts'
import { hasCalendarFile } from '#workflows/private-links/read-private-page.ts'
import type { AskedChanges } from '#workflows/requests/ask-office.ts'
import type { Services } from '#workflows/services.ts'
import { refundsInFlight } from '../refunds/refundable.ts'

type OpenRequest = {
  id: string
  kind: RequestKind
  at: string
  /** In English, as the office reads it. */
  wish: string
  /** The same by its codes; undefined for what an earlier release stored. */
  asked: AskedChanges | undefined
  amountMinor: Paise
}

export type MyRegistration = {
  people: number
  standing: Standing
  dueMinor: Paise
  /** The day by which it is due, such as "2026-09-01". */
  dueBy: string | undefined
  /** Whether details can be corrected, and people cancelled. */
  isLive: boolean
  /** Whoever was registered at the desk may have none. */
  hasAddress: boolean
  hasCalendarFile: boolean
  /** What the office has not answered yet. */
  requests: OpenRequest[]
}

/** What the private page says about a registration besides its money and its people. */
export async function readMyRegistration(
  services: Services,
  registration: Registration,
): Promise<MyRegistration> {
  const { db, content } = services
  const { id, full_minor: priceMinor, hold } = registration
  const place = findEvent(content.conferences, registration.event_code)
  const people = await attendeesOf(db, id)
  const sums = await sumAccount(db, id)
  // Money on its way back is not called too much, although the bank has not given it back yet.
  const returnedMinor = sums.returnedMinor + (await refundsInFlight(db, id))
  const { standing, dueMinor } = accountOf({ priceMinor, hold, ...sums, returnedMinor })
  const dueBy = place && rulesOf(place).balanceDue
  const isLive = standing !== 'Cancelled' && standing !== 'Refunded'
  return {
    people: people.length,
    standing,
    dueMinor,
    dueBy,
    hasAddress: people[0]?.email !== '',
    isLive,
    requests: await readRequests(services, id),
    hasCalendarFile: isLive && (await hasCalendarFile(services, registration)),
  }
}

/** Each with the event of the same moment, which has its codes. */
async function readRequests({ db }: Services, id: string): Promise<OpenRequest[]> {
  const open = await openRequestsOf(db, id)
  const events = open.length > 0 ? await officeEventsOf(db, 'registration', id) : []
  return open.map(({ amount_minor, ...request }) => ({
    id: request.id,
    kind: request.kind,
    at: request.at,
    wish: request.wish,
    asked: events.find(({ at, details }) => at === request.at && details.note === request.wish)
      ?.details.asked,
    amountMinor: amount_minor ?? 0,
  }))
}
