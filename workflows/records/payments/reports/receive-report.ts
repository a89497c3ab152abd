import { setTimeout } from 'node:timers/promises'
import {
  markReportSettled,
  reportDigest,
  settleReportAgain,
  storeReport,
} from '#database/records/payments/payment-reports.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { noteRefundNews } from '#database/records/refunds/refunds.ts'
import type { EvidenceSource, PaymentStatus, ReportRefusal } from '#domain/payments/evidence.ts'
import { isSettled, wasReceived } from '#domain/payments/payment-state.ts'
import type { Notice, Read, ReportReading, SignedReport } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { settlePayment } from './settle-payment.ts'

export type ReportAnswer =
  | { ok: true; txnid: string }
  | { ok: false; refusal: ReportRefusal; txnid?: string }

/** Longer than settling a report takes. After this the process must have died, and a job settles the report. */
const IN_HAND_MS = 30_000

/** How long the payer's browser waits for the provider's answer. */
const PATIENCE_MS = 4_000

/**
 * Handles the report that the payer's browser brings. The report is stored, then settled. The browser
 * waits a few seconds for that; slower settling continues in the background, and after a crash a job
 * settles the stored report.
 */
export async function receiveReport(
  services: Services,
  { body, source }: { body: string; source: EvidenceSource },
): Promise<ReportAnswer> {
  const read = services.payments.readReport(body)
  const settleAt = new Date(services.now().getTime() + IN_HAND_MS)
  const { receipt, due } = await storeReading(services, { ...read, body, source, settleAt })
  if (!due) return receipt
  const patience = setTimeout(PATIENCE_MS, undefined, { ref: false })
  await Promise.race([settleDue(services, due, source), patience])
  return receipt
}

type Incoming = Read<ReportReading> & {
  body: string
  source: EvidenceSource
  /** When a job settles the stored report. */
  settleAt: Date
}

type Due = { payment: Payment; digest: string; signed: PaymentStatus }

type Stored = {
  receipt: ReportAnswer
  /** Set when the report is new and the payment is not received yet. */
  due?: Due
}

/**
 * Stores a report without asking the provider. A report is accepted only when the provider signed it
 * and it matches our payment. A report that names no payment of ours is not stored, because anybody
 * could fill the disk with such reports.
 */
async function storeReading(services: Services, incoming: Incoming): Promise<Stored> {
  const { provider, reading, source } = incoming
  const txnid = reading.ok ? reading.report.txnid : reading.txnid
  const payment = txnid ? await findPayment(services.db, txnid) : undefined
  const refusal = reading.ok ? refusalOf(reading.report, { payment, provider }) : reading.problem
  if (payment && reading.ok && !refusal) {
    return storeAccepted(services, { ...incoming, report: reading.report, payment })
  }
  const verdict = refusal ?? 'unknown-transaction'
  if (payment) await storeRefused(services, { ...incoming, payment, verdict })
  services.count(`report.${verdict}`)
  services.log.warn('report-refused', { source, refusal: verdict, txnid: payment?.txnid })
  return { receipt: { ok: false, refusal: verdict, txnid: payment?.txnid } }
}

function refusalOf(
  { amountMinor, purpose, email }: SignedReport,
  { payment, provider }: { payment: Payment | undefined; provider: string },
): ReportRefusal | undefined {
  if (!payment) return 'unknown-transaction'
  if (provider !== payment.provider) return 'other-merchant'
  if (amountMinor !== payment.amount_minor) return 'other-amount'
  if (purpose !== payment.purpose || email !== payment.payer_email) return 'other-order'
  return undefined
}

type Accepted = Incoming & { report: SignedReport; payment: Payment }

/** A new report leads to one question to the provider; a replay for a settled payment leads to none. */
async function storeAccepted(services: Services, accepted: Accepted): Promise<Stored> {
  const { report, payment, body, source, settleAt } = accepted
  const { txnid } = payment
  const { signature, status: signed } = report
  const keeping = await storeReport(services.db, {
    received_at: services.now().toISOString(),
    source,
    txnid,
    verdict: 'accepted',
    body,
    signature,
    signed,
    settle_at: wasReceived(payment.state) ? null : settleAt.toISOString(),
  })
  services.count(`report.${keeping}`)
  const receipt = { ok: true as const, txnid }
  const digest = reportDigest({ signature, txnid, body })
  if (keeping === 'new' && !wasReceived(payment.state)) {
    return { receipt, due: { payment, digest, signed } }
  }
  if (keeping === 'known' && !isSettled(payment.state)) {
    await settleReportAgain(services.db, digest, notBefore(services, payment))
  }
  return { receipt }
}

const ASK_AGAIN_AFTER_MS = 4_000

/** Limits how often replays of a report make us ask the provider, because anybody can send them. */
function notBefore({ now }: Services, { asked_at }: Payment): string {
  const asked = asked_at ? Date.parse(asked_at) + ASK_AGAIN_AFTER_MS : 0
  return new Date(Math.max(now().getTime(), asked)).toISOString()
}

type Refused = Incoming & { payment: Payment; verdict: ReportRefusal }

async function storeRefused(services: Services, refused: Refused): Promise<void> {
  await storeReport(services.db, {
    received_at: services.now().toISOString(),
    source: refused.source,
    txnid: refused.payment.txnid,
    verdict: refused.verdict,
    body: refused.body,
  })
}

/** Errors are logged, not thrown: the report is stored, and a job settles it later. */
async function settleDue(services: Services, due: Due, source: EvidenceSource): Promise<void> {
  const { payment, digest, signed } = due
  try {
    await settlePayment(services, payment, { source, signed })
    await markReportSettled(services.db, digest)
  } catch (error) {
    services.count('report.not-settled')
    services.log.error('report-not-settled', error, { txnid: payment.txnid })
  }
}

/**
 * Stores a webhook of the provider: a report about a payment, or the news of a refund
 * (https://docs.payu.in/docs/webhook-events-and-sample-payloads). The provider is answered at once and
 * not asked here; a job settles what is stored.
 */
export async function receiveNotice(services: Services, notice: Notice): Promise<ReportAnswer> {
  const { provider, reading } = await services.payments.readNotice(notice)
  if ('refundOf' in reading) return storeRefundNews(services, reading.refundOf.txnid, notice.body)
  const incoming = {
    provider,
    reading,
    body: notice.body,
    source: 'webhook',
    settleAt: services.now(),
  } as const
  return (await storeReading(services, incoming)).receipt
}

/** The delay before asking because of repeated news, so that a flood of webhooks doesn't cause a flood of questions. */
const REPEATED_NEWS_MS = 30 * 60_000

/**
 * Refund webhooks are not signed, so they prove nothing and only make us ask the provider. The time to
 * ask is stored in the same transaction, so that neither a crash nor an outage loses a refund that was
 * made on the provider's dashboard.
 */
async function storeRefundNews(
  services: Services,
  txnid: string,
  body: string,
): Promise<ReportAnswer> {
  const { db, now } = services
  const payment = await findPayment(db, txnid)
  if (!payment) {
    services.count('report.unknown-transaction')
    return { ok: false, refusal: 'unknown-transaction' }
  }
  const at = now()
  const report = {
    received_at: at.toISOString(),
    source: 'webhook',
    txnid,
    verdict: 'refund-news',
    body,
  } as const
  await db.transaction().execute(async (tx) => {
    const keeping = await storeReport(tx, report)
    if (payment.state === 'refunded') return
    const isNew = keeping === 'new'
    const askAt = isNew ? at : new Date(at.getTime() + REPEATED_NEWS_MS)
    await noteRefundNews(tx, payment.id, { askAt, isNew })
  })
  services.count('report.refund-news')
  return { ok: true, txnid }
}
