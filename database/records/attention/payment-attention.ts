import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { selectPayerName } from '#database/records/payments/listed-payments.ts'
import type { Hold } from '#domain/registration/places.ts'
import { keyOf, MAX_OF_A_KIND } from './attention-found.ts'
import { isUnsettled } from './attention-settled.ts'

/** What an item says of a payment that it is about. */
export const OF_PAYMENT = [
  ...(['payment.txnid', 'payment.gift_id', 'payment.registration_id'] as const),
  selectPayerName().as('name'),
] as const

function payments(db: Db, kind: string, of: string | undefined) {
  return db
    .selectFrom('payment')
    .select([
      keyOf(kind, 'payment.id').as('key'),
      ...OF_PAYMENT,
      'payment.changed_at as at',
      'payment.amount_minor',
      'payment.received_minor',
    ])
    .where(isUnsettled(keyOf(kind, 'payment.id')))
    .$if(of !== undefined, (query) => query.where('payment.registration_id', '=', of ?? ''))
    .limit(MAX_OF_A_KIND)
}

export function mismatches(db: Db, of: string | undefined) {
  return payments(db, 'mismatch', of)
    .where('state', '=', 'confirming')
    .where('heard', '=', 'confirmed-mismatch')
    .orderBy('opened_at', 'desc')
    .execute()
}

export function paidTwice(db: Db, of: string | undefined) {
  return (
    payments(db, 'paid-twice', of)
      .where(sql<SqlBool>`overpaid = 1`)
      .where('state', '=', 'paid')
      // Otherwise the registration itself is listed, with how much is too much.
      .where(sql<SqlBool>`not exists (select 1 from registration
      where registration.id = payment.registration_id and registration.standing = 'Overpaid')`)
      .orderBy('changed_at', 'desc')
      .execute()
  )
}

export function stuck(db: Db, since: string, of: string | undefined) {
  return payments(db, 'stuck', of)
    .where(sql<SqlBool>`payment.state in ('pending', 'confirming')`)
    .where('opened_at', '<', since)
    .where(({ eb, or }) => or([eb('heard', 'is', null), eb('heard', '<>', 'confirmed-mismatch')]))
    .orderBy('opened_at', 'desc')
    .execute()
}

/** Paid after its places had been released, or while it waited. */
export function paidLate(db: Db, of: string | undefined) {
  return paidWithoutPlaces(db, 'paid-late', ['released', 'waiting'], of).execute()
}

export function paidAfterCancelling(db: Db, of: string | undefined) {
  return paidWithoutPlaces(db, 'paid-after-cancelling', ['cancelled'], of)
    .where(
      sql<SqlBool>`exists (select 1 from place_event
        where place_event.registration_id = payment.registration_id
          and place_event.to_hold = 'cancelled' and place_event.at <= payment.changed_at)`,
    )
    .execute()
}

function paidWithoutPlaces(db: Db, kind: string, holds: readonly Hold[], of: string | undefined) {
  const registrations = db
    .selectFrom('registration')
    .select('registration.id')
    .where(
      sql<SqlBool>`hold in ('released', 'waiting', 'cancelled')
        and received_minor > returned_minor`,
    )
    .where('hold', 'in', holds)
  return payments(db, kind, of)
    .where('payment.registration_id', 'in', registrations)
    .where('state', '=', 'paid')
    .orderBy('payment.changed_at', 'desc')
}
