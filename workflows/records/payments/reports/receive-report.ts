import { setTimeout } from 'node:timers/promises'
import { changeRows } from '#database/engine/rows.ts'
import {
  claimReport,
  claimWaiting,
  type PaymentReport,
  reportDigest,
  reportsToSettle,
  storeReport,
} from '#database/records/payments/payment-reports.ts'
import {
  claimAsking,
  findPayment,
  findPaymentById,
  type Payment,
} from '#database/records/payments/payments.ts'
import { noteRefundNews, paymentsWithRefundNews } from '#database/records/refunds/refunds.ts'
import type { EvidenceSource, PaymentStatus, ReportRefusal } from '#domain/payments/evidence.ts'
import { isSettled, wasReceived } from '#domain/payments/payment-state.ts'
import type { Finding, Notice, ReportReading, SignedReport } from '#integrations/payments/port.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import { followOrTryAgain } from '#workflows/records/refunds/follow-refunds.ts'
import type { Services } from '#workflows/services.ts'
import { askProvider, settleByAnswer, settlePayment } from './settle-payment.ts'

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
  const { receipt, due } = await storeReading(services, read, body, source, settleAt)
  if (!due) return receipt
  const patience = setTimeout(PATIENCE_MS, undefined, { ref: false })
  const { payment, digest, signed } = due
  const settle = () => settlePayment(services, payment, { source, signed })
  const settling = settleStored(services, { digest, txnid: payment.txnid }, settle)
  await Promise.race([settling, patience])
  return receipt
}

/** Limits how often replays of a report make us ask the provider, because anybody can send them. */
const ASK_AGAIN_AFTER_MS = 4_000

/**
 * Stores a report without asking the provider; a job settles it from `settleAt` on. A report is accepted only
 * when the provider signed it and it matches our payment. One that names no payment of ours is not stored,
 * because anybody could fill the disk with such reports. A new report leads to one question to the provider; a
 * replay for a settled payment leads to none.
 */
async function storeReading(
  services: Services,
  { provider, reading }: Finding<ReportReading>,
  body: string,
  source: EvidenceSource,
  settleAt: Date,
): Promise<{
  receipt: ReportAnswer
  /** What is new and about a payment that is not received yet. */
  due?: { payment: Payment; digest: string; signed: PaymentStatus }
}> {
  const { db, now, count, log } = services
  const received_at = now().toISOString()
  const named = reading.ok ? reading.report.txnid : reading.txnid
  const payment = named ? await findPayment(db, named) : undefined
  const txnid = payment?.txnid
  const refusal = reading.ok ? refusalOf(reading.report, payment, provider) : reading.problem
  if (!payment || !txnid || !reading.ok || refusal) {
    const verdict = refusal ?? 'unknown-transaction'
    if (txnid) await storeReport(db, { received_at, source, txnid, verdict, body })
    count(`report.${verdict}`)
    log.warn('report-refused', { source, refusal: verdict, txnid })
    return { receipt: { ok: false, refusal: verdict, txnid } }
  }
  const { signature, status: signed } = reading.report
  const isReceived = wasReceived(payment.state)
  const settle_at = isReceived ? null : settleAt.toISOString()
  const report = { received_at, source, txnid, body, signature, signed, settle_at }
  const keeping = await storeReport(db, { ...report, verdict: 'accepted' })
  count(`report.${keeping}`)
  const receipt = { ok: true as const, txnid }
  const digest = reportDigest({ signature, txnid, body })
  if (keeping === 'new' && !isReceived) return { receipt, due: { payment, digest, signed } }
  if (keeping === 'known' && !isSettled(payment.state)) {
    // Where the webhook was quicker, whoever is back from the provider doesn't wait for the job.
    const claim = { at: received_at, againAt: settleAt.toISOString() }
    const isWaitedFor = source === 'return' && (await claimWaiting(db, digest, claim))
    if (isWaitedFor) return { receipt, due: { payment, digest, signed } }
    const { asked_at } = payment
    const askedMs = asked_at ? Date.parse(asked_at) + ASK_AGAIN_AFTER_MS : 0
    const notBefore = new Date(Math.max(now().getTime(), askedMs)).toISOString()
    // Unless it is being settled now.
    const settled = { digest, settle_at: null }
    await changeRows(db, 'payment_report', settled, { settle_at: notBefore })
  }
  return { receipt }
}

function refusalOf(
  { amountMinor, purpose, email }: SignedReport,
  payment: Payment | undefined,
  provider: string,
): ReportRefusal | undefined {
  if (!payment) return 'unknown-transaction'
  if (provider !== payment.provider) return 'other-merchant'
  if (amountMinor !== payment.amount_minor) return 'other-amount'
  if (purpose !== payment.purpose || email !== payment.payer_email) return 'other-order'
  return undefined
}

/** Errors are logged, not thrown: the report is stored, and a job settles it later. */
async function settleStored(
  { db, count, log }: Services,
  { digest, txnid }: { digest: string; txnid: string },
  settle: () => Promise<unknown>,
) {
  try {
    await settle()
    await changeRows(db, 'payment_report', { digest }, { settle_at: null, attempts: 0 })
  } catch (error) {
    count('report.not-settled')
    log.error('report-not-settled', error, { txnid })
  }
}

/**
 * Stores a webhook of the provider: a report about a payment, or the news of a refund
 * (https://docs.payu.in/docs/webhook-events-and-sample-payloads). The provider is answered at once and
 * not asked here; a job settles what is stored.
 */
export async function receiveNotice(services: Services, notice: Notice): Promise<ReportAnswer> {
  const { provider, reading } = await services.payments.readNotice(notice)
  const { body } = notice
  if ('refundOf' in reading) return storeRefundNews(services, reading.refundOf.txnid, body)
  const read = { provider, reading }
  return (await storeReading(services, read, body, 'webhook', services.now())).receipt
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
  await db.transaction().execute(async (tx) => {
    const received_at = at.toISOString()
    const report = { received_at, source: 'webhook', txnid, verdict: 'refund-news', body } as const
    const keeping = await storeReport(tx, report)
    if (payment.state === 'refunded') return
    const isNew = keeping === 'new'
    const askAt = isNew ? at : new Date(at.getTime() + REPEATED_NEWS_MS)
    await noteRefundNews(tx, payment.id, { askAt, isNew })
  })
  services.count('report.refund-news')
  return { ok: true, txnid }
}

const BATCH = 10

/** Settles stored reports: those of webhooks, and those of browsers that a crash left unsettled. */
export async function settleReports(services: Services, isStopping: () => boolean = () => false) {
  let settled = 0
  const down = new Set<string>()
  for await (const claimed of dueBatches(() => claimDue(services))) {
    settled += claimed.length
    if (!(await settleClaimed(services, claimed, down)) || isStopping()) break
  }
  await followNews(services)
  return settled
}

/** Whether there is anything to do. Only reads, so that an idle run writes nothing. */
export async function isReportDue({ db, now }: Services): Promise<boolean> {
  const due = { at: now().toISOString(), limit: 1 }
  return (
    (await reportsToSettle(db, due)).length > 0 ||
    (await paymentsWithRefundNews(db, due)).length > 0
  )
}

type ClaimedReport = { report: PaymentReport; payment: Payment }

const AGAIN_AFTER_MS = 30_000
const LONGEST_MS = 60 * 60_000
const MAX_ATTEMPTS = 10

/** Claims due reports that no other process has claimed, and schedules the retry in case settling fails. */
async function claimDue({ db, now }: Services): Promise<ClaimedReport[]> {
  const at = now()
  const claimed: ClaimedReport[] = []
  for (const report of await reportsToSettle(db, { at: at.toISOString(), limit: BATCH })) {
    const pauseMs = Math.min(AGAIN_AFTER_MS * 2 ** report.attempts, LONGEST_MS)
    const isLast = report.attempts + 1 >= MAX_ATTEMPTS
    const againAt = isLast ? null : new Date(at.getTime() + pauseMs).toISOString()
    const payment = report.txnid ? await findPayment(db, report.txnid) : undefined
    if ((await claimReport(db, report, againAt)) && payment) claimed.push({ report, payment })
  }
  return claimed
}

/**
 * False when the provider can't be reached. Then the signed status counts, and the sweep asks later. An error of
 * one report is logged, so that it doesn't hold up the others.
 */
async function settleClaimed(
  services: Services,
  claimed: readonly ClaimedReport[],
  down: Set<string>,
): Promise<boolean> {
  const open = claimed.filter(({ payment }) => !wasReceived(payment.state))
  const payments = new Map(open.map(({ payment }) => [payment.id, payment]))
  const answers = await askProvider(services, [...payments.values()], down)
  for (const { report, payment } of claimed) {
    const { digest, source, signed } = report
    const { txnid } = payment
    await settleStored(services, { digest, txnid }, async () => {
      if (wasReceived(payment.state)) return
      const hearing = { source, signed: signed ?? undefined, answer: answers?.get(txnid) }
      await settleByAnswer(services, payment, hearing)
    })
  }
  return answers !== undefined
}

/** Asks about payments with refund news, except those asked about in the last few seconds. */
async function followNews(services: Services): Promise<void> {
  const { db, now } = services
  const at = now()
  for (const id of await paymentsWithRefundNews(db, { at: at.toISOString(), limit: BATCH })) {
    if (!(await claimAsking(db, id, { at, pauseMs: ASK_AGAIN_AFTER_MS }))) continue
    await followOrTryAgain(services, await findPaymentById(db, id), 'webhook')
  }
}
