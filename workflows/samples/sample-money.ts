import { changeRows } from '#database/engine/rows.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import { storeRefund } from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import type { HandMethod } from '#domain/payments/hand-money.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { movePayment } from '#workflows/records/payments/reports/move-payment.ts'
import { settleByAnswer } from '#workflows/records/payments/reports/settle-payment.ts'
import { noteRefundEvent } from '#workflows/records/refunds/refund-record.ts'
import type { Services } from '#workflows/services.ts'
import type { Below, Sample } from './sample-people.ts'

/** The number that a cheque, a UPI payment or a transfer has. Cash has none. */
export function sampleReference(method: HandMethod, below: Below): string {
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  switch (method) {
    case 'Cash':
      return ''
    case 'Cheque':
      return digits(6)
    case 'UPI':
      return `6${digits(11)}`
    case 'Bank transfer':
      return `N${digits(15)}`
    default:
      return method satisfies never
  }
}

/** Money that came by hand on the sample's own day. */
export async function recordSample(
  { services, actor, below }: Sample,
  { id, method, amountMinor }: { id: string; method: HandMethod; amountMinor: Paise },
): Promise<void> {
  const day = dayInIndia(services.now().getTime())
  const reference = sampleReference(method, below)
  const payment = { method, day, amountMinor, reference, isAnother: true }
  const recorded = await recordPayment(services, { actor, id, payment })
  if (!recorded.ok) throw new Error(`A sample payment was refused: ${recorded.problem}`)
}

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
  await changeRows(services.db, 'payment', { id: payment.id }, { ask_at: null })
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
    await noteRefundEvent(tx, payment, 'sweep', state, at)
    if (state === 'refused') return
    if (amountMinor === payment.received_minor) {
      await movePayment(tx, { payment, source: 'sweep', evidence: 'refund-completed', at })
    }
    if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
  })
}
