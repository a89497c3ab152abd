import type { Db } from '#database/engine/open.ts'
import type { Payment } from './payments.ts'

/**
 * Payments received on a day such as 2026-11-15. The day is the provider's, in India's time, so that a
 * payment around midnight is on the same day in both lists.
 */
export async function receivedOn(db: Db, day: string): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['paid', 'refunded'])
    .where('received_on', '=', day)
    .execute()
}

/** Payments received from one day to another, both included. */
export async function receivedBetween(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['paid', 'refunded'])
    .where('received_on', '>=', from)
    .where('received_on', '<=', to)
    .orderBy('received_on')
    .execute()
}
