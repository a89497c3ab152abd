import { changePayment, lockPayment, type Payment } from '#database/payments/payments.ts'
import { storeRefund } from '#database/refunds/refunds.ts'
import { recomputeRegistration } from '#database/registration/recompute-registration.ts'
import type { Paise } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import { movePayment } from '#workflows/payments/reports/move-payment.ts'
import { settleByAnswer } from '#workflows/payments/reports/settle-payment.ts'
import { noteRefundEvent } from '#workflows/refunds/note-refund.ts'
import type { Services } from '#workflows/services.ts'

/** Settles a sample payment as if the provider had answered this. */
export async function settleSample(
  services: Services,
  payment: Payment,
  { status, amountMinor = payment.amount_minor }: { status: PaymentStatus; amountMinor?: Paise },
): Promise<void> {
  const paidAt = services.now()
  const providerId = `sample-${payment.txnid}`
  const answer = { found: true, status, amountMinor, providerId, paidAt, fields: {} } as const
  await settleByAnswer(services, payment, { source: 'sweep', answer })
  // The sandbox's provider does not know it, and would answer so.
  await changePayment(services.db, payment.id, { ask_at: null })
}

/** Gives money of a sample payment back, as if the provider had done it. */
export async function refundSample(
  { db, now }: Services,
  { id }: Payment,
  { amountMinor, state }: { amountMinor: Paise; state: 'done' | 'refused' },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, id)
    const token = `sample-${payment.txnid}`.slice(0, 23)
    const moment = { asked_at: at.toISOString(), changed_at: at.toISOString(), follow_at: null }
    const refund = { token, payment_id: id, amount_minor: amountMinor, state, ...moment }
    const reason = state === 'refused' ? 'Account closed' : null
    await storeRefund(tx, { ...refund, request_id: null, reason })
    await noteRefundEvent(tx, { payment, source: 'sweep', at, state })
    if (state === 'refused') return
    if (amountMinor === payment.received_minor) {
      await movePayment(tx, { payment, source: 'sweep', evidence: 'refund-completed', at })
    }
    if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
  })
}
