import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { selectFirstName, selectPayerName } from '#database/payments/payer-name.ts'
import { openRequests } from '#database/requests/open-requests.ts'
import type { AttentionKind } from '#domain/attention.ts'
import type { Hold } from '#domain/registration/places.ts'
import { isUnsettled } from './attention-settled.ts'
import { sameFamilies } from './same-families.ts'

/** Something that needs the office's attention, with the facts of its kind. */
export type AttentionRow = About &
  (
    | { kind: PaymentKind; received_minor: number | null }
    /** `amount_minor` is what is too much. */
    | { kind: 'overpaid' }
    | { kind: 'unknown-payment' }
    /** How many of its lines don't match. */
    | { kind: 'settlement'; odd: number }
    | { kind: 'refund-failed' | 'undeliverable'; reason: string | null }
    | { kind: RequestAttention; wish: string }
    /** The two registrations, in the order in which they came. */
    | { kind: 'same-family'; earlier_id: string; later_id: string }
    | { kind: 'event-over'; lastDay: string }
    /** How many people are registered. */
    | { kind: 'event-vanished'; people: number }
    | { kind: 'content'; mistake: string }
    /** Without a version it is the content folder that was refused. */
    | { kind: 'content-refused'; mistake: string; version: number | undefined }
  )

type PaymentKind = 'mismatch' | 'paid-twice' | 'paid-late' | 'paid-after-cancelling' | 'stuck'

/** What a visitor asks for. */
export type RequestAttention = 'cancel-asked' | 'correction-asked' | 'refund-owed'

type About = {
  /** The kind, and the id of what it is about: settled once, it stays settled. */
  key: string
  at: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  purpose: string | null
  name: string | null
  amount_minor: number | null
}

/** The most that are read of one kind. */
export const MAX_OF_A_KIND = 50

type Asked = {
  stuckSince: string
  /** The codes of dates to come. */
  coming: readonly string[]
}

/** Everything that needs attention by the records, each kind newest first. Each query has its own index. */
export async function selectAttention(
  db: Db,
  { stuckSince, coming }: Asked,
): Promise<AttentionRow[]> {
  const found = await Promise.all([
    mismatches(db),
    paidTwice(db),
    overpaid(db),
    withoutPlaces(db),
    stuck(db, stuckSince),
    unknownPayments(db),
    failedRefunds(db),
    undeliverable(db),
    openRequests(db, MAX_OF_A_KIND),
    oddSettlements(db),
    sameFamilies(db, { coming, most: MAX_OF_A_KIND }),
  ])
  return found.flat()
}

function payments(db: Db, kind: PaymentKind) {
  return db
    .selectFrom('payment')
    .select([
      keyOf(kind, 'payment.id').as('key'),
      sql<PaymentKind>`${sql.lit(kind)}`.as('kind'),
      'payment.changed_at as at',
      'payment.txnid',
      'payment.gift_id',
      'payment.registration_id',
      'payment.purpose',
      selectPayerName().as('name'),
      'payment.amount_minor',
      'payment.received_minor',
    ])
    .where(isUnsettled(keyOf(kind, 'payment.id')))
    .limit(MAX_OF_A_KIND)
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
  return (
    payments(db, 'paid-twice')
      .where(sql<SqlBool>`overpaid = 1`)
      .where(IS_PAID)
      // Otherwise the registration itself is listed, with how much is too much.
      .where(sql<SqlBool>`not exists (select 1 from registration
      where registration.id = payment.registration_id and registration.standing = 'Overpaid')`)
      .orderBy('changed_at', 'desc')
      .execute()
  )
}

/** Registrations for which more was received than they cost. */
async function overpaid(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('overpaid', 'registration.id')
  const rows = await db
    .selectFrom('registration')
    .select(({ eb, ref }) => [
      key.as('key'),
      'registration.created_at as at',
      'registration.id as registration_id',
      'registration.event_code as purpose',
      selectFirstName('registration.id').as('name'),
      eb(
        eb('received_minor', '-', ref('returned_minor')),
        '-',
        eb('full_minor', '-', ref('reduced_minor')),
      ).as('amount_minor'),
    ])
    // As the index has it.
    .where(sql<SqlBool>`registration.standing = 'Overpaid'`)
    .where(isUnsettled(key))
    .orderBy('registration.created_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'overpaid', txnid: null, gift_id: null }))
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
function paidWithout(db: Db, kind: PaymentKind, holds: readonly Hold[]) {
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

function failedRefunds(db: Db): Promise<AttentionRow[]> {
  const key = keyOf('refund-failed', 'refund.token')
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      key.as('key'),
      sql<'refund-failed'>`'refund-failed'`.as('kind'),
      'refund.changed_at as at',
      'payment.txnid',
      'payment.gift_id',
      'payment.registration_id',
      'payment.purpose',
      selectPayerName().as('name'),
      'refund.amount_minor',
      'refund.reason',
    ])
    .where(sql<SqlBool>`refund.state = 'refused'`)
    .where(isUnsettled(key))
    .orderBy('refund.changed_at', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
}

async function undeliverable(db: Db): Promise<AttentionRow[]> {
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
