import type { Services } from '#app/services.server.ts'
import { keepReport } from '#database/payment-reports.ts'
import { findPayment, type Payment } from '#database/payments.ts'
import type { ReportProblem, ReportReading } from '#integrations/payments/port.ts'
import type { Source } from './move-payment.server.ts'
import { settlePayment } from './settle-payment.server.ts'

type Receiving = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

export type Refusal = ReportProblem | 'unknown-transaction' | 'other-amount' | 'other-order'

export type Receipt = { ok: true; txnid: string } | { ok: false; refusal: Refusal; txnid?: string }

/**
 * Takes a report from outside. Whoever sent it, it only counts when the provider signed it and it
 * says what we have stored; then the provider itself is asked.
 */
export async function receiveReport(
  services: Receiving,
  { body, source }: { body: string; source: Source },
): Promise<Receipt> {
  return receiveReading(services, { reading: services.payments.readReport(body), body, source })
}

export type Incoming = { reading: ReportReading; body: string; source: Source }

export async function receiveReading(
  services: Receiving,
  { reading, body, source }: Incoming,
): Promise<Receipt> {
  const txnid = reading.ok ? reading.report.txnid : reading.txnid
  const payment = txnid ? await findPayment(services.db, txnid) : undefined
  const refusal = refusalOf(reading, payment)

  // Kept before anything is asked or changed, so that a crash loses nothing. What names no payment
  // of ours is not kept: anybody could fill the disk with it.
  if (payment) {
    await keepReport(services.db, {
      received_at: services.now().toISOString(),
      source,
      txnid: payment.txnid,
      verdict: refusal ?? 'accepted',
      body,
    })
  }
  if (refusal || !reading.ok || !payment) {
    services.count(`report.${refusal}`)
    services.log.warn('report-refused', { source, refusal, txnid: payment?.txnid })
    return { ok: false, refusal: refusal ?? 'unreadable', txnid: payment?.txnid }
  }
  await settlePayment(services, payment, { source, signed: reading.report.status })
  return { ok: true, txnid: payment.txnid }
}

function refusalOf(reading: ReportReading, payment: Payment | undefined): Refusal | undefined {
  if (!reading.ok) return reading.problem
  if (!payment) return 'unknown-transaction'
  const { amountMinor, purpose, email } = reading.report
  if (amountMinor !== payment.amount_minor) return 'other-amount'
  if (purpose !== payment.purpose || email !== payment.payer_email) return 'other-order'
  return undefined
}
