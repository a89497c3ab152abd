import type { Db } from '#database/engine/open.ts'
import { hasSettledAnother, type Payment } from '#database/payments/payments.ts'
import { movePayment } from '#workflows/payments/move-payment.ts'
import { openRefund, refundable } from '#workflows/refunds/refund-payment.ts'
import type { Refunding } from '#workflows/refunds/send-refunds.ts'

type Locked = { tx: Db; payments: readonly Payment[]; at: Date }

/** The change that accepts another amount than was asked for. */
export function applyAcceptance(txnid: string) {
  return async ({ tx, payments, at }: Locked) => {
    const found = await findMismatch(tx, payments, txnid)
    if (!found.ok) return found
    const { payment } = found
    await movePayment(tx, { payment, source: 'office', evidence: 'accepted', at })
    return { ok: true as const, details: { txnid, amountMinor: payment.received_minor } }
  }
}

/** The change that stores the refund of a payment of another amount. */
export function applySendingBack(services: Refunding, txnid: string) {
  return async ({ tx, payments }: Locked) => {
    const found = await findMismatch(tx, payments, txnid)
    if (!found.ok) return found
    const opened = await openRefund(tx, services, found)
    if (!opened.ok) return { ok: false as const, problem: 'no-mismatch' as const }
    const { amount: amountMinor, token } = opened
    return { ok: true as const, opened, details: { txnid, amountMinor, tokens: [token] } }
  }
}

/**
 * The payment, if another amount was taken for it and nothing was decided yet. A provider's payment
 * that has paid for something else is not ours to accept or to send back: the money came once.
 */
async function findMismatch(tx: Db, payments: readonly Payment[], txnid: string) {
  const payment = payments.find((each) => each.txnid === txnid)
  const isOpen = payment?.state === 'confirming' && payment.heard === 'confirmed-mismatch'
  if (!isOpen || payment.received_minor === null || payment.provider_id === null) {
    return { ok: false, problem: 'no-mismatch' } as const
  }
  const providerId = payment.provider_id
  if (await hasSettledAnother(tx, { providerId, id: payment.id })) {
    return { ok: false, problem: 'same-money' } as const
  }
  const untouched = (await refundable(tx, payment)) === payment.received_minor
  return untouched
    ? ({ ok: true, payment } as const)
    : ({ ok: false, problem: 'no-mismatch' } as const)
}
