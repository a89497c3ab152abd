import { claimAsking, findPayment, type Payment } from '#database/payments/payments.ts'
import { isSettled, wasReceived } from '#domain/payments/payment-state.ts'
import type { Services } from '#workflows/services.ts'
import { settlePayment } from './reports/settle-payment.ts'

/** Reads one payment. While money was not received the provider is asked too, at most every few seconds. */
export async function readPayment(services: Services, txnid: string): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment || wasReceived(payment.state)) return payment
  if (await mayAsk(services, payment)) await settlePayment(services, payment, { source: 'visit' })
  return findPayment(services.db, txnid)
}

/** A failure may still become a success, but rarely, so it is asked about less often. */
const ASK_AGAIN_AFTER_MS = { undecided: 4_000, failed: 60_000 }

async function mayAsk({ db, now }: Services, payment: Payment): Promise<boolean> {
  const at = now()
  const pauseMs = ASK_AGAIN_AFTER_MS[isSettled(payment.state) ? 'failed' : 'undecided']
  return claimAsking(db, payment.id, {
    at: at.toISOString(),
    notSince: new Date(at.getTime() - pauseMs).toISOString(),
  })
}
