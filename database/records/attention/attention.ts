import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows, insertNew } from '#database/engine/rows.ts'
import { selectFirstName, selectPayerName } from '#database/records/payments/listed-payments.ts'
import { pairFamilies } from '#domain/registration/family-keys.ts'
import type { Hold } from '#domain/registration/places.ts'

const OF_PAYMENT = [
  ...(['payment.txnid', 'payment.gift_id', 'payment.registration_id'] as const),
  selectPayerName().as('name'),
] as const

function payments(db: Db, kind: string, of: string | undefined) {
  return db
    .selectFrom('payment')
    .select([...OF_PAYMENT, keyOf(kind, 'payment.id').as('key'), 'payment.changed_at as at'])
    .select(['payment.amount_minor', 'payment.received_minor'])
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

/**
 * Leaves out payments whose registration is listed itself, with how much is too much, and those whose
 * amount has been on its way back since, of whichever payment for the same.
 */
export function paidTwice(db: Db, of: string | undefined) {
  return payments(db, 'paid-twice', of)
    .where(sql<SqlBool>`overpaid = 1`)
    .where('state', '=', 'paid')
    .where(sql<SqlBool>`not exists (select 1 from registration
      where registration.id = payment.registration_id and registration.standing = 'Overpaid')`)
    .where(
      sql<SqlBool>`coalesce((select sum(refund.amount_minor) from refund
        join payment other on other.id = refund.payment_id
        where (other.gift_id = payment.gift_id or other.registration_id = payment.registration_id)
          and refund.state <> 'refused' and refund.asked_at >= payment.changed_at), 0)
        < payment.amount_minor`,
    )
    .orderBy('changed_at', 'desc')
    .execute()
}

export function stuck(db: Db, since: string, of: string | undefined) {
  return payments(db, 'stuck', of)
    .where(sql<SqlBool>`payment.state in ('pending', 'confirming')`)
    .where('opened_at', '<', since)
    .where(({ eb, or }) => or([eb('heard', 'is', null), eb('heard', '<>', 'confirmed-mismatch')]))
    .orderBy('opened_at', 'desc')
    .execute()
}

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

export async function withoutNotice(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await findRows(db, 'attention_told', { key: keys })
  const told = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !told.has(key))
}

/** Inside a transaction. Returns the keys that no other process has marked. */
export async function markNotified(tx: Db, keys: readonly string[], at: string): Promise<string[]> {
  const rows = keys.map((key) => ({ key, at }))
  const ending = 'on conflict do nothing returning key'
  return (await insertRows(tx, 'attention_told', rows, ending)).map(({ key }) => String(key))
}

export function isUnsettled(key: RawBuilder<string> | RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from attention_settled where attention_settled.key = ${key})`
}

export async function withoutSettled<Found extends { key: string }>(
  db: Db,
  found: readonly Found[],
): Promise<Found[]> {
  const rows = await findRows(db, 'attention_settled', { key: found.map(({ key }) => key) })
  const settled = new Set(rows.map(({ key }) => key))
  return found.filter(({ key }) => !settled.has(key))
}

export type AttentionRow = {
  /** It is the kind, and the id of what it is about: settled once, it stays settled. */
  key: string
  at: string
  name?: string | null
  txnid?: string | null
  gift_id?: string | null
  registration_id?: string | null
}

export const MAX_OF_A_KIND = 50

/** Runs a query for the newest that nobody has settled. */
export function newestUnsettled(key: RawBuilder<string> | RawBuilder<unknown>, at: string) {
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    query.where(isUnsettled(key)).orderBy(sql.ref(at), 'desc').limit(MAX_OF_A_KIND).execute()
}

export function keyOf(kind: string, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}:`)} || ${sql.ref(id)}`
}

/** Indices have their conditions as they are written here. */
export function overpaid(db: Db, of: string | undefined) {
  const key = keyOf('overpaid', 'registration.id')
  const tooMuch = sql<number>`received_minor - returned_minor - full_minor + reduced_minor`
  return db
    .selectFrom('registration')
    .select([key.as('key'), 'registration.created_at as at', 'registration.id as registration_id'])
    .select([selectFirstName('registration.id').as('name'), ...MONEY_BACK])
    .select(tooMuch.as('amount_minor'))
    .where(sql<SqlBool>`registration.standing = 'Overpaid'`)
    .$if(of !== undefined, (query) => query.where('registration.id', '=', of ?? ''))
    .$call(newestUnsettled(key, 'registration.created_at'))
}

const IS_BY_HAND_LAST = sql<number>`case when (select max(at) from money_entry
    where money_entry.registration_id = registration.id and kind = 'received' and given_back = 0
      and takes_back is null)
  > coalesce((select max(changed_at) from payment
    where payment.registration_id = registration.id and state = 'paid'), '') then 1 else 0 end`

const KEPT_BY_HAND = sql<number>`coalesce((select
    sum(case when (takes_back is null) = (given_back = 0) then amount_minor else -amount_minor end)
  from money_entry where money_entry.registration_id = registration.id and kind = 'received'), 0)`

const REFUNDABLE = sql<number>`coalesce((select sum(received_minor
    - coalesce((select sum(refund.amount_minor) from refund
      where refund.payment_id = payment.id and refund.state <> 'refused'), 0))
  from payment where payment.registration_id = registration.id and payment.state = 'paid'
    and payment.provider_id is not null), 0)`

/** How much of a registration's money can go back by hand and online, and which of them came last. */
export const MONEY_BACK = [
  IS_BY_HAND_LAST.as('is_by_hand_last'),
  KEPT_BY_HAND.as('by_hand_minor'),
  REFUNDABLE.as('online_minor'),
] as const

export type MoneyBack = Record<'is_by_hand_last' | 'by_hand_minor' | 'online_minor', number>

export function unknownPayments(db: Db) {
  return db
    .selectFrom('attention_found')
    .select(['key', 'at', 'txnid as name', 'amount_minor'])
    .where(sql<SqlBool>`not exists (select 1 from payment
      where payment.txnid = attention_found.txnid and payment.state in ('paid', 'refunded'))`)
    .$call(newestUnsettled(sql.ref('attention_found.key'), 'at'))
}

export function failedRefunds(db: Db, of: string | undefined) {
  const key = keyOf('refund-failed', 'refund.token')
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([...OF_PAYMENT, key.as('key'), 'refund.changed_at as at'])
    .select(['refund.amount_minor', 'refund.reason'])
    .where(sql<SqlBool>`refund.state = 'refused'`)
    .$if(of !== undefined, (query) => query.where('payment.registration_id', '=', of ?? ''))
    .$call(newestUnsettled(key, 'refund.changed_at'))
}

export function undeliverable(db: Db, of: string | undefined) {
  const key = keyOf('undeliverable', 'outbox.key')
  const registrationId = sql<
    string | null
  >`coalesce(outbox.registration_id, payment.registration_id)`
  return db
    .selectFrom('outbox')
    .leftJoin('payment', 'payment.id', 'outbox.payment_id')
    .select([key.as('key'), 'payment.txnid', 'payment.gift_id'])
    .select(registrationId.as('registration_id'))
    .select(sql<string>`coalesce(outbox.settled_at, outbox.created_at)`.as('at'))
    .select(['outbox.recipient as name', 'outbox.problem as reason'])
    .where(sql<SqlBool>`outbox.outcome = 'undeliverable'`)
    .$if(of !== undefined, (query) =>
      query.where(sql<SqlBool>`${of} in (outbox.registration_id, payment.registration_id)`),
    )
    .$call(newestUnsettled(key, 'outbox.settled_at'))
}

export function oddSettlements(db: Db) {
  const key = keyOf('settlement', 'settlement.digest')
  return db
    .selectFrom('settlement')
    .select([key.as('key'), 'at', 'digest', 'settled_minor as amount_minor', 'odd'])
    .where('odd', '>', 0)
    .$call(newestUnsettled(key, 'at'))
}

/** The same payment twice is one. */
export async function noteUnknownPayment(
  db: Db,
  { txnid, amountMinor, at }: { txnid: string; amountMinor: number; at: Date },
): Promise<void> {
  const kind = 'unknown-payment'
  const found = { key: `${kind}:${txnid}`, kind, txnid, at: at.toISOString() } as const
  await insertNew(db, 'attention_found', [{ ...found, amount_minor: amountMinor }])
}

/** Only dates to come are looked at: afterwards nothing can be mended. */
export async function sameFamilies(db: Db, coming: readonly string[], of: string | undefined) {
  if (coming.length === 0) return []
  const rows = await db
    .selectFrom('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .select(['registration.id', 'event_code', 'created_at', 'first_name', 'last_name'])
    .select(['attendee.email', 'attendee.phone', 'cancelled_at'])
    .where('event_code', 'in', coming)
    .where('standing', 'not in', ['Cancelled', 'Expired', 'Refunded'])
    .$if(of !== undefined, (query) =>
      query.where('event_code', '=', ({ selectFrom }) =>
        selectFrom('registration as one')
          .select('one.event_code')
          .where('one.id', '=', of ?? ''),
      ),
    )
    .orderBy('registration.number')
    .orderBy('attendee.position')
    .execute()
  const families = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, all]) => {
    const people = all.filter(({ cancelled_at }) => cancelled_at === null)
    return all[0] ? [{ ...all[0], id, people }] : []
  })
  const pairs = [...Map.groupBy(families, ({ event_code }) => event_code).values()]
    .flatMap(pairFamilies)
    .filter(({ earlier, later }) => of === undefined || of === earlier.id || of === later.id)
    .map(({ earlier, later }) => ({
      key: `same-family:${earlier.id}:${later.id}`,
      at: later.created_at,
      earlier_id: earlier.id,
      later_id: later.id,
      registration_id: later.id,
      name: `${later.first_name} ${later.last_name}`,
    }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  return (await withoutSettled(db, pairs)).slice(0, MAX_OF_A_KIND)
}
