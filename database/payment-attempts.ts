import { randomUUID } from 'node:crypto'
import { nextStep } from '#domain/payments/next-step.ts'
import { lockGift } from './gifts.ts'
import type { Db } from './open.ts'
import {
  latestPaymentFor,
  lockPayment,
  type NewPayment,
  openPayment,
  type Payment,
  paymentsFor,
} from './payments.ts'
import { newPrivateToken } from './private-token.ts'
import { lockRegistration } from './registrations.ts'

/** What is to be paid, and by whom. */
type Order = Pick<
  NewPayment,
  | 'gift_id'
  | 'registration_id'
  | 'purpose'
  | 'payer_name'
  | 'payer_email'
  | 'payer_phone'
  | 'amount_minor'
>

type Continuation = {
  order: Order
  at: Date
  drawTxnid: () => string
  /** Whether an attempt that nothing was heard of yet is known to be this visitor's own. */
  mayReuseOpen: boolean
  /** Stored in this very transaction: nobody can have tried to pay for it yet. */
  isNew?: boolean
  openedBy?: NewPayment['opened_by']
}

/**
 * Inside a transaction: the attempt to go on with. That is an earlier one where it can still be paid
 * or may have been, else a new one.
 */
export async function continuePaying(tx: Db, continuation: Continuation): Promise<Payment> {
  const { order, at, drawTxnid, mayReuseOpen, isNew = false } = continuation
  const attempts = isNew ? [] : await lockAttempts(tx, order)
  const next = nextStep(attempts)
  const isEnough =
    mayReuseOpen || attempts.filter(({ state }) => state === 'open').length >= MOST_OPEN
  if (next.step === 'show' || (next.step === 'hand-off' && isEnough)) return next.attempt
  const attempt = {
    ...order,
    id: randomUUID(),
    token: newPrivateToken(),
    opened_at: at.toISOString(),
    opened_by: continuation.openedBy ?? 'visitor',
  }
  return openPayment(tx, attempt, drawTxnid)
}

/** More attempts at a time are no use to anybody, and the provider is asked about each. */
const MOST_OPEN = 5

/**
 * Every attempt, while nobody else can add or settle one: whoever settles an attempt locks what it
 * pays for. The order of the locks is that of settling, first the payment, then what it pays for.
 */
async function lockAttempts(tx: Db, order: Order): Promise<Payment[]> {
  const { owner, id } = ownerOf(order)
  const latest = await latestPaymentFor(tx, owner, id)
  if (latest) await lockPayment(tx, latest.id)
  if (owner === 'gift_id') await lockGift(tx, id)
  else await lockRegistration(tx, id)
  return paymentsFor(tx, owner, id)
}

function ownerOf({ gift_id, registration_id }: Order) {
  if (gift_id !== null) return { owner: 'gift_id', id: gift_id } as const
  if (registration_id !== null) return { owner: 'registration_id', id: registration_id } as const
  throw new Error('A payment is for a gift or for a registration')
}
