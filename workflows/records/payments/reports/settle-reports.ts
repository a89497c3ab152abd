import { changeRows } from '#database/engine/rows.ts'
import {
  claimReport,
  type PaymentReport,
  reportsToSettle,
} from '#database/records/payments/payment-reports.ts'
import {
  claimAsking,
  findPayment,
  findPaymentById,
  type Payment,
} from '#database/records/payments/payments.ts'
import { paymentsWithRefundNews } from '#database/records/refunds/refunds.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { followOrTryAgain } from '#workflows/records/refunds/follow-refunds.ts'
import type { Services } from '#workflows/services.ts'
import { askProvider, settleByAnswer } from './settle-payment.ts'

const BATCH = 10

/** The most batches in one run; the next run continues. */
const MAX_BATCHES = 50

/** Settles stored reports: those of webhooks, and those of browsers that a crash left unsettled. */
export async function settleReports(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let settled = 0
  const down = new Set<string>()
  for (let batch = 0; batch < MAX_BATCHES && !isStopping(); batch++) {
    const claimed = await claimDue(services)
    if (claimed.length === 0) break
    settled += claimed.length
    if (!(await settleClaimed(services, claimed, down))) break
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
  const { db, count, log } = services
  const open = claimed.filter(({ payment }) => !wasReceived(payment.state))
  const payments = new Map(open.map(({ payment }) => [payment.id, payment]))
  const answers = await askProvider(services, [...payments.values()], down)
  for (const { report, payment } of claimed) {
    try {
      if (!wasReceived(payment.state)) {
        const { source, signed } = report
        const answer = answers?.get(payment.txnid)
        await settleByAnswer(services, payment, { source, signed: signed ?? undefined, answer })
      }
      await changeRows(
        db,
        'payment_report',
        { digest: report.digest },
        { settle_at: null, attempts: 0 },
      )
    } catch (error) {
      count('report.not-settled')
      log.error('report-not-settled', error, { txnid: payment.txnid })
    }
  }
  return answers !== undefined
}

const ASK_AGAIN_AFTER_MS = 4_000

/** Asks about payments with refund news, except those asked about in the last few seconds. */
async function followNews(services: Services): Promise<void> {
  const { db, now } = services
  const at = now()
  for (const id of await paymentsWithRefundNews(db, { at: at.toISOString(), limit: BATCH })) {
    if (!(await claimAsking(db, id, { at, pauseMs: ASK_AGAIN_AFTER_MS }))) continue
    await followOrTryAgain(services, await findPaymentById(db, id), 'webhook')
  }
}
