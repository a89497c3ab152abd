import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { insertNew } from '#database/engine/rows.ts'
import { selectFirstName } from '#database/records/payments/listed-payments.ts'
import { openErasures } from '#database/records/requests/erase-requests.ts'
import { openRequests } from '#database/records/requests/open-requests.ts'
import { type AttentionRow, keyOf, MAX_OF_A_KIND } from './attention-row.ts'
import { isUnsettled } from './attention-settled.ts'
import { mismatches, OF_PAYMENT, paidTwice, stuck, withoutPlaces } from './payment-attention.ts'
import { sameFamilies } from './same-families.ts'

/** Everything that needs attention by the records, or about one registration, each kind newest first. */
export async function selectAttention(
  db: Db,
  {
    stuckSince,
    coming,
    of,
  }: {
    stuckSince: string
    /** The codes of dates to come. */
    coming: readonly string[]
    /** The one registration that is asked about. */
    of?: string | undefined
  },
): Promise<AttentionRow[]> {
  const found = await Promise.all([
    mismatches(db, of),
    paidTwice(db, of),
    overpaid(db, of),
    withoutPlaces(db, of),
    stuck(db, stuckSince, of),
    of === undefined ? unknownPayments(db) : [],
    failedRefunds(db, of),
    undeliverable(db, of),
    openRequests(db, of),
    openErasures(db, of),
    of === undefined ? oddSettlements(db) : [],
    sameFamilies(db, coming, of),
  ])
  return found.flat()
}

/** Registrations for which more was received than they cost. */
async function overpaid(db: Db, of?: string): Promise<AttentionRow[]> {
  const key = keyOf('overpaid', 'registration.id')
  const rows = await db
    .selectFrom('registration')
    .select([
      key.as('key'),
      'registration.created_at as at',
      'registration.id as registration_id',
      'registration.event_code as purpose',
      selectFirstName('registration.id').as('name'),
      sql<number>`received_minor - returned_minor - full_minor + reduced_minor`.as('amount_minor'),
    ])
    // As the index has it.
    .where(sql<SqlBool>`registration.standing = 'Overpaid'`)
    .$if(of !== undefined, (query) => query.where('registration.id', '=', of ?? ''))
    .where(isUnsettled(key))
    .orderBy('registration.created_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'overpaid', txnid: null, gift_id: null }))
}

async function unknownPayments(db: Db): Promise<AttentionRow[]> {
  const rows = await db
    .selectFrom('attention_found')
    .select(['key', 'at', 'txnid', 'amount_minor'])
    .where(isUnsettled(sql.ref('attention_found.key')))
    // It may have become known since.
    .where(sql<SqlBool>`not exists (select 1 from payment
      where payment.txnid = attention_found.txnid and payment.state in ('paid', 'refunded'))`)
    .orderBy('at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...NOBODY, ...row, kind: 'unknown-payment' }))
}

const NOBODY = { gift_id: null, registration_id: null, purpose: null, name: null }

function failedRefunds(db: Db, of?: string): Promise<AttentionRow[]> {
  const key = keyOf('refund-failed', 'refund.token')
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      ...OF_PAYMENT,
      key.as('key'),
      sql<'refund-failed'>`'refund-failed'`.as('kind'),
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

async function undeliverable(db: Db, of?: string): Promise<AttentionRow[]> {
  const key = keyOf('undeliverable', 'outbox.key')
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('payment', 'payment.id', 'outbox.payment_id')
    .select([
      key.as('key'),
      sql<'undeliverable'>`'undeliverable'`.as('kind'),
      sql<string>`coalesce(outbox.settled_at, outbox.created_at)`.as('at'),
      'payment.txnid',
      'payment.gift_id',
      sql<string | null>`coalesce(outbox.registration_id, payment.registration_id)`.as(
        'registration_id',
      ),
      'payment.purpose',
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
  return rows.map((row) => ({ ...row, amount_minor: null }))
}

/** Files that were kept and do not match our records: one item each. */
async function oddSettlements(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('settlement', 'settlement.digest')
  const rows = await db
    .selectFrom('settlement')
    .select([key.as('key'), 'at', 'settled_minor as amount_minor', 'odd'])
    .where('odd', '>', 0)
    .where(isUnsettled(key))
    .orderBy('at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...NOBODY, txnid: null, ...row, kind: 'settlement' }))
}

type Found = { txnid: string; amountMinor: number; at: Date }

/** Notes a payment that the provider received and we don't know. The same one twice is one. */
export async function noteUnknownPayment(db: Db, { txnid, amountMinor, at }: Found): Promise<void> {
  const kind = 'unknown-payment'
  const found = { key: `${kind}:${txnid}`, kind, txnid, at: at.toISOString() } as const
  await insertNew(db, 'attention_found', [{ ...found, amount_minor: amountMinor }])
}
