import { randomUUID } from 'node:crypto'
import { nextStep } from '#domain/payments/next-step.ts'
import type { Db } from './open.ts'
import {
  latestPaymentFor,
  lockPayment,
  type NewPayment,
  openPayment,
  type Payment,
} from './payments.ts'

/** What is to be paid, and by whom. */
export type Order = Pick<
  NewPayment,
  | 'gift_id'
  | 'registration_id'
  | 'purpose'
  | 'payer_name'
  | 'payer_email'
  | 'payer_phone'
  | 'amount_minor'
>

export type Continuation = {
  order: Order
  at: Date
  drawTxnid: () => string
  /** Whether an attempt that nothing was heard of yet is known to be this visitor's own. */
  mayReuseOpen: boolean
  /** Stored in this very transaction: nobody can have tried to pay for it yet. */
  isNew?: boolean
}

/**
 * Inside a transaction: the attempt to go on with. That is the last one where it can still be paid
 * or may have been, else a new one.
 */
export async function continuePaying(tx: Db, continuation: Continuation): Promise<Payment> {
  const { order, at, drawTxnid, mayReuseOpen, isNew = false } = continuation
  const latest = isNew ? undefined : await lockLatest(tx, order)
  const step = nextStep(latest?.state)
  if (latest && (step === 'show' || (step === 'hand-off' && mayReuseOpen))) return latest
  const names = { id: randomUUID(), token: randomUUID() }
  return openPayment(tx, { ...order, ...names, opened_at: at.toISOString() }, drawTxnid)
}

/** Two who ask at once: the second waits here, and then finds the attempt that the first opened. */
async function lockLatest(tx: Db, order: Order): Promise<Payment | undefined> {
  const seen = await latestFor(tx, order)
  if (!seen) return undefined
  await lockPayment(tx, seen.id)
  return latestFor(tx, order)
}

async function latestFor(tx: Db, { gift_id, registration_id }: Order) {
  if (gift_id !== null) return latestPaymentFor(tx, 'gift_id', gift_id)
  if (registration_id !== null) return latestPaymentFor(tx, 'registration_id', registration_id)
  throw new Error('A payment is for a gift or for a registration')
}
