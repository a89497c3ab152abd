import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { lockGift } from '#database/gifts/gifts.ts'
import { lockRegistration } from '#database/registration/registrations.ts'
import { nextStep } from '#domain/payments/next-step.ts'
import { newPrivateToken } from '../private-pages/private-pages.ts'
import { endOutdatedAttempts } from './end-attempts.ts'
import { lockPayment, type NewPayment, openPayment, type Payment, paymentsFor } from './payments.ts'

/** What is to be paid, and by whom. */
export type Order = Pick<
  NewPayment,
  'purpose' | 'payer_name' | 'payer_email' | 'payer_phone' | 'amount_minor'
>

type Owner = Pick<NewPayment, 'gift_id' | 'registration_id'>

type Continuation = {
  /** The gift or registration that is paid for. */
  owner: Owner
  /** Read under the locks, because the office may change the amount at the same time. */
  order: () => Promise<Order>
  at: Date
  /** With which a new attempt is opened. */
  provider: string
  drawTxnid: () => string
  /** Whether this visitor may continue an open attempt, because it is known to be theirs. */
  mayReuseOpen: boolean
  /**
   * Whether the payer asked to pay the rest after a payment. A form that is sent again only leads to
   * what was paid.
   */
  paysRest?: boolean
  /** Stored in this transaction, so that there can't be attempts yet. */
  isNew?: boolean
  openedBy?: NewPayment['opened_by']
}

/**
 * Inside a transaction: returns the attempt to continue. An earlier one if it can still be paid, may
 * have been, or nothing is due any more; else a new one. An open attempt for another amount than is due
 * now is ended.
 */
export async function continuePaying(tx: Db, continuation: Continuation): Promise<Payment> {
  const { owner, at, drawTxnid, mayReuseOpen, isNew = false, paysRest = false } = continuation
  const known = isNew ? [] : await lockAttempts(tx, owner)
  const order = await continuation.order()
  const paid = known.findLast(({ state }) => state === 'paid')
  // A gift is given once; of a registration the rest may be paid.
  if (paid && (owner.gift_id !== null || !paysRest)) return paid
  const last = paid ?? known.at(-1)
  if (last && order.amount_minor === 0) return last
  const attempts = await endOutdatedAttempts(tx, { attempts: known, order, at })
  const next = nextStep(attempts)
  const isEnough =
    mayReuseOpen || attempts.filter(({ state }) => state === 'open').length >= MAX_OPEN
  if (next.step === 'show' || (next.step === 'hand-off' && isEnough)) return next.attempt
  const attempt = {
    ...owner,
    ...order,
    id: randomUUID(),
    token: newPrivateToken(),
    opened_at: at.toISOString(),
    opened_by: continuation.openedBy ?? 'visitor',
    provider: continuation.provider,
  }
  return openPayment(tx, attempt, drawTxnid)
}

/** Limits open attempts per order: the provider is asked about each of them. */
const MAX_OPEN = 5

/**
 * Locks and returns every attempt. Whoever settles an attempt takes the same locks in the same order,
 * first the payments, then their gift or registration, so that the two can't deadlock.
 */
async function lockAttempts(tx: Db, paidFor: Owner): Promise<Payment[]> {
  const { owner, id } = ownerOf(paidFor)
  await lockPaymentsFor(tx, owner, id)
  if (owner === 'gift_id') await lockGift(tx, id)
  else await lockRegistration(tx, id)
  return paymentsFor(tx, owner, id)
}

function ownerOf({ gift_id, registration_id }: Owner) {
  if (gift_id !== null) return { owner: 'gift_id', id: gift_id } as const
  if (registration_id !== null) return { owner: 'registration_id', id: registration_id } as const
  throw new Error('A payment is for a gift or for a registration')
}

/** Inside a transaction, before the lock of the gift or registration: locks every attempt to pay for it. */
export async function lockPaymentsFor(
  tx: Db,
  owner: 'gift_id' | 'registration_id',
  ownerId: string,
): Promise<Payment[]> {
  const payments: Payment[] = []
  for (const { id } of await paymentsFor(tx, owner, ownerId)) {
    payments.push(await lockPayment(tx, id))
  }
  return payments
}
