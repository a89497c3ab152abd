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

type Period = { from: string; to: string; after: Payment | undefined; most: number }

/** Payments received from one day to another, both included, in order. Those that follow another one. */
export async function receivedBetween(
  db: Db,
  { from, to, after, most }: Period,
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['paid', 'refunded'])
    .where('received_on', '>=', after?.received_on ?? from)
    .where('received_on', '<=', to)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('received_on', '>', after?.received_on ?? ''),
          eb('txnid', '>', after?.txnid ?? ''),
        ]),
      ),
    )
    .orderBy('received_on')
    .orderBy('txnid')
    .limit(most)
    .execute()
}
