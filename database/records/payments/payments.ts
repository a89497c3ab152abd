import { type SqlBool, sql } from 'kysely'
import * as v from 'valibot'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import {
  changeRows,
  type Due,
  due,
  findRow,
  findRows,
  hasRow,
  insertNew,
  lockRow,
  rowOf,
} from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { ASKING_TIMES_MS, LONGEST_ASKING_MS } from '#domain/payments/asking.ts'

export type Payment = Tables['payment']

export type OwnerColumn = 'gift_id' | 'registration_id'
export type Owner = Pick<Payment, OwnerColumn>

export type NewPayment = Omit<Payment, keyof ReturnType<typeof untouched>>

export async function openPayment(
  db: Db,
  payment: Omit<NewPayment, 'txnid'>,
  newTxnid: () => string,
): Promise<Payment> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const row = { ...payment, txnid: newTxnid(), ...untouched(payment.opened_at) }
    const ending = 'on conflict (txnid) do nothing returning id'
    const inserted = await insertRows(db, 'payment', [row], ending)
    if (inserted.length > 0) return row
  }
  throw new Error('No free transaction number was drawn')
}

/** Numbers have eleven random digits: two taken ones in a row already mean a broken generator. */
const MAX_DRAWS = 5

function untouched(openedAt: string) {
  return {
    state: 'open',
    changed_at: openedAt,
    asked_at: null,
    heard: null,
    ...watchFrom(new Date(openedAt)),
    refunds_ask_at: null,
    received_minor: null,
    received_on: null,
    overpaid: 0,
    provider_id: null,
    provider_record: null,
  } as const
}

export async function findPayment(db: Db, txnid: string): Promise<Payment | undefined> {
  if (!isPlainWord(txnid)) return undefined
  return findRow(db, 'payment', { txnid })
}

export async function findPayments(db: Db, txnids: readonly string[]): Promise<Payment[]> {
  return findRows(db, 'payment', { txnid: txnids.filter(isPlainWord) })
}

export async function findPaymentById(db: Db, id: string): Promise<Payment> {
  return rowOf(db, 'payment', { id })
}

export async function findPaymentByToken(db: Db, token: string): Promise<Payment | undefined> {
  if (!isPlainWord(token)) return undefined
  return findRow(db, 'payment', { token })
}

/** Checks text from an address that anyone may type: PostgreSQL would throw on a NUL. */
function isPlainWord(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}

/** Oldest first. */
export async function paymentsFor(db: Db, owner: OwnerColumn, id: string): Promise<Payment[]> {
  return findRows(db, 'payment', { [owner]: id }, 'opened_at')
}

export async function hasSettledAnother(
  db: Db,
  { id, provider }: Pick<Payment, 'id' | 'provider'>,
  providerId: string,
): Promise<boolean> {
  const settled = {
    provider,
    provider_id: providerId,
    state: ['paid' as const, 'refunded' as const],
  }
  return (await findRows(db, 'payment', settled)).some((other) => other.id !== id)
}

export async function isPaidByAnother(tx: Db, payment: Payment): Promise<boolean> {
  const { id, gift_id, registration_id } = payment
  const owner = gift_id === null ? { registration_id } : { gift_id }
  const paid = await findRows(tx, 'payment', { ...owner, state: 'paid' })
  return paid.some((other) => other.id !== id)
}

export async function lockPayment(tx: Db, id: string): Promise<Payment> {
  return lockRow(tx, 'payment', { id }, 'changed_at')
}

/** True for the one caller, in this process or another, who may ask: not within the pause. */
export async function claimAsking(
  db: Db,
  id: string,
  { at, pauseMs }: { at: Date; pauseMs: number },
): Promise<boolean> {
  const notSince = new Date(at.getTime() - pauseMs).toISOString()
  // A time in the future was written by a wrong clock, which must not stop others from asking.
  const wasAsked = due(notSince, pauseMs + 60_000)
  const asked_at = (column: string) =>
    sql<SqlBool>`(${sql.ref(column)} is null or ${wasAsked(column)})`
  return (await changeRows(db, 'payment', { id, asked_at }, { asked_at: at.toISOString() })) > 0
}

export async function watchPayment(db: Db, id: string, from: Date): Promise<void> {
  await changeRows(db, 'payment', { id }, watchFrom(from))
}

export async function paymentsToAsk(db: Db, { at, limit }: Due): Promise<Payment[]> {
  return findRows(db, 'payment', { ask_at: due(at, LONGEST_ASKING_MS) }, 'ask_at', limit)
}

function watchFrom(moment: Date) {
  const [first = 0] = ASKING_TIMES_MS
  return {
    watched_from: moment.toISOString(),
    ask_at: new Date(moment.getTime() + first).toISOString(),
  }
}

export type PaymentEvent = Tables['payment_event']

/** The position is part of the key, so of two writers without the payment's lock one fails. */
export async function appendPaymentEvent(tx: Db, event: Omit<PaymentEvent, 'position'>) {
  const earlier = await findRows(tx, 'payment_event', { payment_id: event.payment_id })
  await insertRows(tx, 'payment_event', [{ ...event, position: earlier.length + 1 }])
}

export type EarlierRecord = Record<string, string>

/** Returns false when the number is known: to us, or from an earlier import. */
export async function storeEarlierPayment(
  db: Db,
  { record, at }: { record: EarlierRecord & { txnid: string }; at: Date },
): Promise<boolean> {
  const { txnid } = record
  if (await hasRow(db, 'payment', { txnid })) return false
  const row = { txnid, record: JSON.stringify(record), imported_at: at.toISOString() }
  return (await insertNew(db, 'earlier_payment', [row])) > 0
}

export async function findEarlierPayment(db: Db, txnid: string) {
  if (!/^[\w-]{1,60}$/.test(txnid)) return undefined
  const row = await findRow(db, 'earlier_payment', { txnid })
  const stored = { table: 'earlier_payment', column: 'record', id: txnid } as const
  return row && readJson(providerRecord, { ...stored, text: row.record })
}

/** Nothing from a browser is ever stored here. */
export function providerFields({
  id,
  provider_record: text,
}: Pick<Payment, 'id' | 'provider_record'>): Record<string, string> {
  if (text === null) return {}
  return readJson(providerRecord, { table: 'payment', column: 'provider_record', id, text })
}

const providerRecord = v.record(v.string(), v.string())
