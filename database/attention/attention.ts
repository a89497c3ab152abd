import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { openRequests } from '#database/requests/open-requests.ts'
import type { AttentionKind } from '#domain/attention.ts'
import type { Hold } from '#domain/registration/places.ts'
import { isUnsettled } from './attention-settled.ts'

/** Something that needs the office's attention. */
export type AttentionRow = {
  /** The kind, and the id of what it is about: settled once, it stays settled. */
  key: string
  kind: AttentionKind
  at: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  purpose: string | null
  name: string | null
  amount_minor: number | null
  /** What was received, or why it failed. */
  detail: string | null
}

/** The most that are read of one kind. */
export const MOST_OF_A_KIND = 50

/** Everything that needs attention by the records, each kind newest first. Each query has its own index. */
export async function selectAttention(db: Db, stuckSince: string): Promise<AttentionRow[]> {
  const found = await Promise.all([
    mismatches(db),
    paidTwice(db),
    withoutPlaces(db),
    stuck(db, stuckSince),
    unknownPayments(db),
    failedRefunds(db),
    undeliverable(db),
    openRequests(db, MOST_OF_A_KIND),
    oddSettlements(db),
  ])
  return found.flat()
}

function payments(db: Db, kind: AttentionKind) {
  return db
    .selectFrom('payment')
    .select([
      keyOf(kind, 'payment.id').as('key'),
      sql<AttentionKind>`${sql.lit(kind)}`.as('kind'),
      'payment.changed_at as at',
      'payment.txnid',
      'payment.gift_id',
      'payment.registration_id',
      'payment.purpose',
      'payment.payer_name as name',
      'payment.amount_minor',
      sql<string | null>`cast(payment.received_minor as text)`.as('detail'),
    ])
    .where(isUnsettled(keyOf(kind, 'payment.id')))
    .limit(MOST_OF_A_KIND)
}

/** Written so that no engine looks for it by the index on states: almost every payment is paid. */
const IS_PAID = sql<SqlBool>`coalesce(payment.state, '') = 'paid'`

function mismatches(db: Db): Promise<AttentionRow[]> {
  return payments(db, 'mismatch')
    .where('state', '=', 'confirming')
    .where('heard', '=', 'confirmed-mismatch')
    .orderBy('opened_at', 'desc')
    .execute()
}

function paidTwice(db: Db): Promise<AttentionRow[]> {
  return payments(db, 'paid-twice')
    .where(sql<SqlBool>`overpaid = 1`)
    .where(IS_PAID)
    .orderBy('changed_at', 'desc')
    .execute()
}

function stuck(db: Db, since: string): Promise<AttentionRow[]> {
  // As an expression it can't choose the index: few payments are in these states, and almost all are old.
  const openedAt = sql<string>`payment.opened_at || ''`
  return payments(db, 'stuck')
    .where('state', 'in', ['pending', 'confirming'])
    .where(openedAt, '<', since)
    .where(({ eb, or }) => or([eb('heard', 'is', null), eb('heard', '<>', 'confirmed-mismatch')]))
    .orderBy(openedAt, 'desc')
    .execute()
}

/** Paid registrations without places: released before the money came, waiting, or cancelled before it came. */
async function withoutPlaces(db: Db): Promise<AttentionRow[]> {
  const late = await paidWithout(db, 'paid-late', ['released', 'waiting']).execute()
  const cancelled = await paidWithout(db, 'paid-after-cancelling', ['cancelled'])
    .where(
      sql<SqlBool>`exists (select 1 from place_event
        where place_event.registration_id = payment.registration_id
          and place_event.to_hold = 'cancelled' and place_event.at <= payment.changed_at)`,
    )
    .execute()
  return [...late, ...cancelled]
}

/** A subquery and no join, so that the few registrations are found first, by their own index. */
function paidWithout(db: Db, kind: AttentionKind, holds: readonly Hold[]) {
  const registrations = db
    .selectFrom('registration')
    .select('registration.id')
    .where(
      sql<SqlBool>`hold in ('released', 'waiting', 'cancelled')
        and received_minor > returned_minor`,
    )
    .where('hold', 'in', holds)
  return payments(db, kind)
    .where('payment.registration_id', 'in', registrations)
    .where(IS_PAID)
    .orderBy('payment.changed_at', 'desc')
}

async function unknownPayments(db: Db): Promise<AttentionRow[]> {
  const rows = await db
    .selectFrom('attention_found')
    .select(['key', 'kind', 'at', 'txnid', 'amount_minor'])
    .where(isUnsettled(sql.ref('attention_found.key')))
    // It may have become known since.
    .where(sql<SqlBool>`not exists (select 1 from payment
      where payment.txnid = attention_found.txnid and payment.state in ('paid', 'refunded'))`)
    .orderBy('at', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...NOBODY, ...row }))
}

const NOBODY = { gift_id: null, registration_id: null, purpose: null, name: null, detail: null }

function failedRefunds(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('refund-failed', 'refund.token')
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      key.as('key'),
      sql<AttentionKind>`'refund-failed'`.as('kind'),
      'refund.changed_at as at',
      'payment.txnid',
      'payment.gift_id',
      'payment.registration_id',
      'payment.purpose',
      'payment.payer_name as name',
      'refund.amount_minor',
      'refund.reason as detail',
    ])
    .where(sql<SqlBool>`refund.state = 'refused'`)
    .where(isUnsettled(key))
    .orderBy('refund.changed_at', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
}

async function undeliverable(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('undeliverable', 'outbox.key')
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('payment', 'payment.id', 'outbox.payment_id')
    .select([
      key.as('key'),
      sql<AttentionKind>`'undeliverable'`.as('kind'),
      sql<string>`coalesce(outbox.settled_at, outbox.created_at)`.as('at'),
      'payment.txnid',
      'payment.gift_id',
      sql<string | null>`coalesce(outbox.registration_id, payment.registration_id)`.as(
        'registration_id',
      ),
      'payment.purpose',
      'outbox.recipient as name',
      'outbox.problem as detail',
    ])
    .where(sql<SqlBool>`outbox.outcome = 'undeliverable'`)
    .where(isUnsettled(key))
    .orderBy('outbox.settled_at', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...row, amount_minor: null }))
}

/** Files that were kept and do not match our records: one item each. */
async function oddSettlements(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('settlement', 'settlement.digest')
  const rows = await db
    .selectFrom('settlement')
    .select([
      key.as('key'),
      sql<AttentionKind>`'settlement'`.as('kind'),
      'at',
      'settled_minor as amount_minor',
      'odd',
    ])
    .where('odd', '>', 0)
    .where(isUnsettled(key))
    .orderBy('at', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  const named = { ...NOBODY, txnid: null, name: 'Settlement file' }
  return rows.map(({ odd, ...row }) => ({ ...named, ...row, detail: String(odd) }))
}

function keyOf(kind: AttentionKind, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}:`)} || ${sql.ref(id)}`
}

type Found = { txnid: string; amountMinor: number; at: Date }

/** Notes a payment that the provider received and we don't know. The same one twice is one. */
export async function noteUnknownPayment(db: Db, { txnid, amountMinor, at }: Found): Promise<void> {
  const kind = 'unknown-payment'
  await db
    .insertInto('attention_found')
    .values({
      key: `${kind}:${txnid}`,
      kind,
      txnid,
      amount_minor: amountMinor,
      at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
