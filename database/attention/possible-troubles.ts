import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'

/** For each, whether it is worth looking for: the engines say true or 1. */
type PossibleTroubles = { [Trouble in keyof typeof ALL_TROUBLES]: unknown }

export const ALL_TROUBLES = {
  moving: true,
  paidTwice: true,
  overpaid: true,
  withoutPlaces: true,
  refused: true,
  undeliverable: true,
  asked: true,
  erasure: true,
  family: true,
}

const OWN_PAYMENTS = sql`(select payment.id from payment where payment.registration_id = registration.id)`

/**
 * What there may be to settle about one registration, settled or not, in one query: most have nothing at
 * all, and every kind's own query took PostgreSQL longer to plan than to answer.
 */
export async function possibleTroubles(db: Db, id: string): Promise<PossibleTroubles> {
  const { rows } = await sql<PossibleTroubles>`
    select
      exists (select 1 from payment where payment.registration_id = registration.id
        and payment.state in ('pending', 'confirming')) as "moving",
      exists (select 1 from payment where payment.registration_id = registration.id
        and payment.overpaid = 1) as "paidTwice",
      registration.standing = 'Overpaid' as "overpaid",
      registration.hold in ('released', 'waiting', 'cancelled')
        and registration.received_minor > registration.returned_minor as "withoutPlaces",
      exists (select 1 from refund where refund.state = 'refused'
        and refund.payment_id in ${OWN_PAYMENTS}) as "refused",
      exists (select 1 from outbox where outbox.outcome = 'undeliverable'
        and (outbox.registration_id = registration.id
          or outbox.payment_id in ${OWN_PAYMENTS})) as "undeliverable",
      exists (select 1 from visitor_request where visitor_request.ended_at is null
        and visitor_request.registration_id = registration.id) as "asked",
      exists (select 1 from erase_request where erase_request.ended_at is null
        and erase_request.registration_id = registration.id) as "erasure",
      exists (select 1 from family_pair where family_pair.earlier_id = registration.id
        or family_pair.later_id = registration.id) as "family"
    from registration where registration.id = ${id}`.execute(db)
  return rows[0] ?? ALL_TROUBLES
}
