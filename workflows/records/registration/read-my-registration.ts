import { sumAccount } from '#database/records/money/account-sums.ts'
import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import { accountOf } from '#domain/registration/places.ts'
import { hasCalendarFile } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'

/** What the private page says about a registration besides its money and its people. */
export async function readMyRegistration(services: Services, registration: Registration) {
  const { db, content } = services
  const { id, full_minor: priceMinor, hold } = registration
  const place = findEvent(content.conferences, registration.event_code)
  const people = await attendeesOf(db, id)
  const sums = await sumAccount(db, 'registration_id', id)
  const { standing, dueMinor, coming } = accountOf({ priceMinor, hold, ...sums })
  const dueBy = place && rulesOf(place).balanceDue
  const isLive = standing !== 'Cancelled' && standing !== 'Refunded'
  const open = await openRequestsOf(db, id)
  const events = open.length > 0 ? await officeEventsOf(db, 'registration', id) : []
  return {
    people: people.length,
    standing,
    dueMinor,
    /** Whether money is on its way back. */
    isComing: coming !== undefined,
    /** The day by which it is due, such as "2026-09-01". */
    dueBy,
    /** Whoever was registered at the desk may have none. */
    hasAddress: people[0]?.email !== '',
    /** Whether details can be corrected, and people cancelled. */
    isLive,
    /** What the office has not answered yet. */
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
