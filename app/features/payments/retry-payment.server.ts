import type { Services } from '#app/services.server.ts'
import { continuePaying } from '#database/payment-attempts.ts'
import { findPayment, type Payment } from '#database/payments.ts'
import { nextTransactionId } from '#domain/payments/transaction-id.ts'
import { settlePayment } from './settle-payment.server.ts'

type Retrying = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'>

/**
 * Pays for the same thing once more: a new attempt after one that failed, else the one that is
 * there. Nothing need be typed again; what is stored says who pays what.
 */
export async function retryPayment(
  services: Retrying,
  txnid: string,
): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment) return undefined
  // The bank may have changed its mind since: whoever has paid must not be sent to pay again.
  if (payment.state === 'failed') await settlePayment(services, payment, { source: 'visit' })
  const next = await services.db
    .transaction()
    .execute((tx) => continuePaying(tx, toContinuation(services, payment)))
  services.log.info('payment-continued', { txnid: next.txnid, after: txnid })
  return next
}

function toContinuation({ now, randomBelow }: Retrying, payment: Payment) {
  const { gift_id, registration_id, purpose, amount_minor } = payment
  const { payer_name, payer_email, payer_phone } = payment
  const payer = { payer_name, payer_email, payer_phone }
  return {
    order: { gift_id, registration_id, purpose, amount_minor, ...payer },
    at: now(),
    drawTxnid: () => nextTransactionId(payment.txnid, randomBelow),
    mayReuseOpen: true,
  }
}
