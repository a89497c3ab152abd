import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { lockGift } from '#database/records/gifts/gifts.ts'
import { newPrivateToken } from '#database/records/private/private-pages.ts'
import { lockRegistration } from '#database/records/registration/registrations.ts'
import { nextStep } from '#domain/payments/hand-off.ts'
import {
  appendPaymentEvent,
  lockPayment,
  type NewPayment,
  type Owner,
  type OwnerColumn,
  openPayment,
  type Payment,
  paymentsFor,
} from './payments.ts'

export type Order = Pick<
  NewPayment,
  'purpose' | 'payer_name' | 'payer_email' | 'payer_phone' | 'amount_minor'
>

type Continuation = {
  owner: Owner
  /** Read under the locks, because the office may change the amount at the same time. */
  order: () => Promise<Order>
  at: Date
  provider: string
  newTxnid: () => string
  mayReuseOpen: boolean
  /** The payer asked for it: a form that is sent again only leads to what was paid. */
  paysRest?: boolean
  /** What is paid for is stored in this transaction, so that there can't be attempts yet. */
  isNew?: boolean
  openedBy?: NewPayment['opened_by']
}

/**
 * Inside a transaction. Returns an earlier attempt if it can still be paid, may have been, or nothing is
 * due any more; else a new one. An open attempt for another amount than is due now is ended.
 */
export async function continuePaying(tx: Db, continuation: Continuation): Promise<Payment> {
  const { owner, at, newTxnid, mayReuseOpen, isNew = false, paysRest = false } = continuation
  const known = isNew ? [] : await lockAttempts(tx, owner)
  const order = await continuation.order()
  const paid = known.findLast(({ state }) => state === 'paid')
  // A gift is given once; of a registration the rest may be paid.
  if (paid && (owner.gift_id !== null || !paysRest)) return paid
  const last = paid ?? known.at(-1)
  if (last && order.amount_minor === 0) return last
  const attempts = await endOutdatedAttempts(tx, known, order, at)
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
  return openPayment(tx, attempt, newTxnid)
}

/** The provider is asked about each open attempt. */
const MAX_OPEN = 5

/**
 * Whoever settles an attempt takes the same locks in the same order, first the payments, then their gift
 * or registration, so that the two can't deadlock.
 */
export async function lockAttempts(tx: Db, paidFor: Owner): Promise<Payment[]> {
  const { gift_id, registration_id } = paidFor
  const owner = gift_id === null ? 'registration_id' : 'gift_id'
  const id = gift_id ?? registration_id ?? ''
  await lockPaymentsFor(tx, owner, id)
  if (owner === 'gift_id') await lockGift(tx, id)
  else await lockRegistration(tx, id)
  return paymentsFor(tx, owner, id)
}

/** Inside a transaction, before the lock of the gift or registration. */
export async function lockPaymentsFor(tx: Db, owner: OwnerColumn, ownerId: string) {
  const payments: Payment[] = []
  for (const { id } of await paymentsFor(tx, owner, ownerId)) {
    payments.push(await lockPayment(tx, id))
  }
  return payments
}

/**
 * Inside the transaction that has locked the payment: fails an open attempt, which the office or a change of the amount
 * has ended. The sweep still asks about it, because the payer may be on the provider's page now.
 */
export async function endAttempt(
  tx: Db,
  payment: Payment,
  reason: 'cancelled' | 'replaced',
  at: Date,
): Promise<Payment> {
  const { id, state } = payment
  if (state !== 'open') return payment
  const changed_at = at.toISOString()
  await changeRows(tx, 'payment', { id }, { state: 'failed', changed_at })
  await appendPaymentEvent(tx, {
    payment_id: id,
    at: changed_at,
    source: 'office',
    evidence: reason,
    from_state: state,
    to_state: 'failed',
  })
  return { ...payment, state: 'failed', changed_at }
}

/** Returns all attempts as they are then. */
export async function endOutdatedAttempts(
  tx: Db,
  attempts: readonly Payment[],
  due: Pick<Payment, 'amount_minor' | 'purpose'>,
  at: Date,
) {
  const then: Payment[] = []
  for (const attempt of attempts) {
    const isCurrent = attempt.amount_minor === due.amount_minor && attempt.purpose === due.purpose
    then.push(isCurrent ? attempt : await endAttempt(tx, attempt, 'replaced', at))
  }
  return then
}
