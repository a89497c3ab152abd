import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { withReturned } from '#database/records/payments/listed-payments.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import type { RefundSums } from '#domain/payments/refund-state.ts'
import type { StoredAttendee } from './registrations.ts'

/** Those who come, by registration, in the order of the form. */
export async function peopleByRegistration(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredAttendee[]>> {
  const coming = { registration_id: ids, cancelled_at: null }
  const people = await findRows(db, 'attendee', coming, 'registration_id', 'position')
  return Map.groupBy(people, ({ registration_id }) => registration_id)
}

/** An attempt to pay, with how much of it was refunded, and how much is being refunded. */
export type ListedAttempt = Pick<Payment, 'id' | 'txnid' | 'state' | 'opened_at'> & {
  registration_id: string
  returned: RefundSums
}

/** The attempts to pay, by registration, oldest first. */
export async function attemptsByRegistration(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ListedAttempt[]>> {
  if (ids.length === 0) return new Map()
  const attempts = await db
    .selectFrom('payment')
    .select(['id', 'registration_id', 'txnid', 'state', 'opened_at'])
    .where('registration_id', 'in', ids)
    .orderBy('opened_at')
    .$narrowType<{ registration_id: string }>()
    .execute()
  const paymentIds = attempts.map(({ id }) => id)
  const listed = withReturned(
    attempts,
    await findRows(db, 'refund', { payment_id: paymentIds }, 'asked_at'),
  )
  return Map.groupBy(listed, ({ registration_id }) => registration_id)
}
