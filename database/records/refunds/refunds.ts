import type { Insertable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { changeRows, type Due, due, findRows, upTo } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { comingOf } from '#domain/payments/refund-state.ts'
import type { Coming } from '#domain/registration/places.ts'

export type Refund = Tables['refund']

export async function refundsOf(db: Db, paymentId: string): Promise<Refund[]> {
  return findRows(db, 'refund', { payment_id: paymentId }, 'asked_at')
}

export async function comingByRegistration(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.registration_id')
    .where('payment.registration_id', 'in', ids)
    .where('refund.state', 'in', ['asked', 'queued'])
    .execute()
  const found = Map.groupBy(rows, ({ registration_id }) => registration_id ?? '')
  return new Map(
    [...found].flatMap(([id, refunds]): [string, Coming][] => {
      const coming = comingOf(refunds)
      return coming ? [[id, coming]] : []
    }),
  )
}

export async function refundsDoneBetween(db: Db, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.txnid')
    .where('refund.state', '=', 'done')
    .where('refund.changed_at', '>=', from)
    .where('refund.changed_at', '<', to)
    .orderBy('refund.changed_at')
    .execute()
}

export async function storeRefund(tx: Db, refund: Insertable<Tables['refund']>): Promise<void> {
  await tx.insertInto('refund').values(refund).execute()
}

/** A refund is asked about at least daily. The rest allows for clocks that differ. */
const LONGEST_FOLLOWING_MS = 2 * 24 * 60 * 60_000

export async function paymentsToFollow(db: Db, { at, limit }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('refund')
    .select('payment_id as id')
    .where(due(at, LONGEST_FOLLOWING_MS)('follow_at'))
    // A refund made on the provider's own pages has no row here until we have asked.
    .union(db.selectFrom('payment').select('id').where('refunds_ask_at', '<=', at))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function paymentsWithRefundNews(db: Db, { at, limit }: Due): Promise<string[]> {
  const told = await findRows(db, 'payment', { refunds_ask_at: upTo(at) }, 'refunds_ask_at', limit)
  return told.map(({ id }) => id)
}

/** Repeated news must not delay a question that is already due. */
export async function noteRefundNews(
  tx: Db,
  paymentId: string,
  { askAt, isNew }: { askAt: Date; isNew: boolean },
): Promise<void> {
  const payment = { id: paymentId, ...(!isNew && { refunds_ask_at: null }) }
  await changeRows(tx, 'payment', payment, { refunds_ask_at: askAt.toISOString() })
}

export async function putOffRefunds(tx: Db, paymentId: string, nextFor: (refund: Refund) => Date) {
  for (const refund of await refundsOf(tx, paymentId)) {
    if (refund.follow_at === null) continue
    const follow_at = nextFor(refund).toISOString()
    await changeRows(tx, 'refund', { token: refund.token }, { follow_at })
  }
}

/** News that came since we asked is asked about as it was scheduled. */
export async function putOffRefundNews(tx: Db, paymentId: string, at: Date, until: Date | null) {
  const told = { id: paymentId, refunds_ask_at: upTo(at.toISOString()) }
  await changeRows(tx, 'payment', told, { refunds_ask_at: until?.toISOString() ?? null })
}
