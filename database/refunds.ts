import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'
import { tooFar } from './too-far.ts'

export type Refund = Selectable<Tables['refund']>

export async function refundsOf(db: Db, paymentId: string): Promise<Refund[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('asked_at')
    .execute()
}

export async function storeRefund(tx: Db, refund: Insertable<Tables['refund']>): Promise<void> {
  await tx.insertInto('refund').values(refund).execute()
}

export async function changeRefund(
  tx: Db,
  token: string,
  change: Updateable<Tables['refund']>,
): Promise<void> {
  await tx.updateTable('refund').set(change).where('token', '=', token).execute()
}

/** A refund is asked about every half hour. */
const LONGEST_FOLLOWING_MS = 24 * 60 * 60_000

/** The payments with refunds that the provider is to be asked about. */
export async function paymentsToFollow(
  db: Db,
  { at, most }: { at: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('refund')
    .select('payment_id')
    .distinct()
    .where(({ eb, or }) =>
      or([eb('follow_at', '<=', at), eb('follow_at', '>', tooFar(at, LONGEST_FOLLOWING_MS))]),
    )
    .limit(most)
    .execute()
  return rows.map(({ payment_id }) => payment_id)
}
