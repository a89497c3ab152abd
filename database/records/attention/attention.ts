import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { insertNew } from '#database/engine/rows.ts'
import { selectFirstName } from '#database/records/payments/listed-payments.ts'
import { keyOf, MAX_OF_A_KIND } from './attention-found.ts'
import { isUnsettled } from './attention-settled.ts'
import { OF_PAYMENT } from './payment-attention.ts'

/** Registrations for which more was received than they cost. */
export function overpaid(db: Db, of: string | undefined) {
  const key = keyOf('overpaid', 'registration.id')
  return (
    db
      .selectFrom('registration')
      .select([
        key.as('key'),
        'registration.created_at as at',
        'registration.id as registration_id',
        selectFirstName('registration.id').as('name'),
        sql<number>`received_minor - returned_minor - full_minor + reduced_minor`.as(
          'amount_minor',
        ),
      ])
      // As the index has it.
      .where(sql<SqlBool>`registration.standing = 'Overpaid'`)
      .$if(of !== undefined, (query) => query.where('registration.id', '=', of ?? ''))
      .where(isUnsettled(key))
      .orderBy('registration.created_at', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute()
  )
}

export function unknownPayments(db: Db) {
  return (
    db
      .selectFrom('attention_found')
      .select(['key', 'at', 'txnid as name', 'amount_minor'])
      .where(isUnsettled(sql.ref('attention_found.key')))
      // It may have become known since.
      .where(sql<SqlBool>`not exists (select 1 from payment
      where payment.txnid = attention_found.txnid and payment.state in ('paid', 'refunded'))`)
      .orderBy('at', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute()
  )
}

export function failedRefunds(db: Db, of: string | undefined) {
  const key = keyOf('refund-failed', 'refund.token')
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      ...OF_PAYMENT,
      key.as('key'),
      'refund.changed_at as at',
      'refund.amount_minor',
      'refund.reason',
    ])
    .where(sql<SqlBool>`refund.state = 'refused'`)
    .$if(of !== undefined, (query) => query.where('payment.registration_id', '=', of ?? ''))
    .where(isUnsettled(key))
    .orderBy('refund.changed_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}

export function undeliverable(db: Db, of: string | undefined) {
  const key = keyOf('undeliverable', 'outbox.key')
  return db
    .selectFrom('outbox')
    .leftJoin('payment', 'payment.id', 'outbox.payment_id')
    .select([
      key.as('key'),
      sql<string>`coalesce(outbox.settled_at, outbox.created_at)`.as('at'),
      'payment.txnid',
      'payment.gift_id',
      sql<string | null>`coalesce(outbox.registration_id, payment.registration_id)`.as(
        'registration_id',
      ),
      'outbox.recipient as name',
      'outbox.problem as reason',
    ])
    .where(sql<SqlBool>`outbox.outcome = 'undeliverable'`)
    .$if(of !== undefined, (query) =>
      query.where(sql<SqlBool>`${of} in (outbox.registration_id, payment.registration_id)`),
    )
    .where(isUnsettled(key))
    .orderBy('outbox.settled_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}

/** Files that were kept and do not match our records: one item each. */
export function oddSettlements(db: Db) {
  const key = keyOf('settlement', 'settlement.digest')
  return db
    .selectFrom('settlement')
    .select([key.as('key'), 'at', 'digest', 'settled_minor as amount_minor', 'odd'])
    .where('odd', '>', 0)
    .where(isUnsettled(key))
    .orderBy('at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}

/** Notes a payment that the provider received and we don't know. The same one twice is one. */
export async function noteUnknownPayment(
  db: Db,
  { txnid, amountMinor, at }: { txnid: string; amountMinor: number; at: Date },
): Promise<void> {
  const kind = 'unknown-payment'
  const found = { key: `${kind}:${txnid}`, kind, txnid, at: at.toISOString() } as const
  await insertNew(db, 'attention_found', [{ ...found, amount_minor: amountMinor }])
}
