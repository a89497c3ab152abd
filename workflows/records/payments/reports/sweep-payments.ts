import { randomUUID } from 'node:crypto'
import { releaseLease, takeLease } from '#database/engine/job-leases.ts'
import { changeRows } from '#database/engine/rows.ts'
import {
  claimAsking,
  findPaymentById,
  type Payment,
  paymentsFor,
  paymentsToAsk,
} from '#database/records/payments/payments.ts'
import { ownerColumnOf, type PrivateRecord } from '#database/records/private/private-pages.ts'
import { paymentsToFollow } from '#database/records/refunds/refunds.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import { followOrTryAgain } from '#workflows/records/refunds/follow-refunds.ts'
import type { Services } from '#workflows/services.ts'
import { askProvider, settleByAnswer } from './settle-payment.ts'

const BATCH = 10

export async function sweepPayments(services: Services, source: EvidenceSource = 'sweep') {
  const { db, now } = services
  const swept = { asked: 0, moved: 0, refunds: 0 }
  const down = new Set<string>()
  const read = () => paymentsToAsk(db, { at: now().toISOString(), limit: BATCH })
  for await (const payments of dueBatches(read)) {
    const answers = await askProvider(services, payments, down)
    swept.asked += payments.length
    swept.moved += await settleAll(services, payments, answers, source)
    // One question in a run is enough to notice an outage.
    if (down.size === Object.keys(services.payments.byName).length) break
  }
  for (const id of await paymentsToFollow(db, { at: now().toISOString(), limit: BATCH })) {
    await followOrTryAgain(services, await findPaymentById(db, id), source)
    swept.refunds++
  }
  return swept
}

/** Asks about these payments, due or not. Returns how many changed their state. */
export async function settleBatch(
  services: Services,
  payments: readonly Payment[],
  source: EvidenceSource,
): Promise<number> {
  const answers = await askProvider(services, payments)
  return settleAll(services, payments, answers, source)
}

/** Logs an error of one payment, so that it doesn't hold up the others. */
async function settleAll(
  services: Services,
  payments: readonly Payment[],
  answers: Map<string, ProviderRecord> | undefined,
  source: EvidenceSource,
) {
  let moved = 0
  for (const payment of payments) {
    try {
      const answer = answers?.get(payment.txnid)
      const state = await settleByAnswer(services, payment, { source, answer })
      if (state !== payment.state) moved++
    } catch (error) {
      services.count('payment.not-settled')
      services.log.error('payment-not-settled', error, { txnid: payment.txnid })
      const later = new Date(services.now().getTime() + AFTER_FAULT_MS)
      await changeRows(services.db, 'payment', { id: payment.id }, { ask_at: later.toISOString() })
    }
  }
  return moved
}

const AFTER_FAULT_MS = 30 * 60_000

/** Whether there is anything to do. Only reads, so that an idle run writes nothing. */
export async function isSweepDue({ db, now }: Services): Promise<boolean> {
  const due = { at: now().toISOString(), limit: 1 }
  return (await paymentsToAsk(db, due)).length + (await paymentsToFollow(db, due)).length > 0
}

const LEASE_MS = 60_000
const WAIT_MS = 1_000

/** So that the provider is not asked the same thing twice. `onWait` is called while another process sweeps. */
export async function withSweepLease<Result>(
  { db, now }: Services,
  { task, onWait }: { task: () => Promise<Result>; onWait: () => void },
): Promise<Result> {
  const holder = `office-${randomUUID()}`
  const lease = () => ({ name: 'sweep', holder, now: now(), forMs: LEASE_MS })
  while (!(await takeLease(db, lease()))) {
    onWait()
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  try {
    return await task()
  } finally {
    await releaseLease(db, lease())
  }
}

/** Only the newest are asked about; the sweep asks about the rest. */
const MAX = 10

/**
 * Called before a payer is sent to the provider: an earlier payment may have succeeded without a report. Payments
 * about which the provider was asked within the pause are left out, and those opened later than `openedBefore`.
 */
export async function askAboutAttempts(
  services: Services,
  record: PrivateRecord,
  pauseMs: number,
  openedBefore?: string,
): Promise<void> {
  const attempts = (await paymentsFor(services.db, ...ownerColumnOf(record)))
    .filter(({ state }) => !wasReceived(state))
    .filter(({ opened_at }) => openedBefore === undefined || opened_at < openedBefore)
    .slice(-MAX)
  const claimed: Payment[] = []
  for (const attempt of attempts) {
    const claim = { at: services.now(), pauseMs }
    if (await claimAsking(services.db, attempt.id, claim)) claimed.push(attempt)
  }
  if (claimed.length > 0) await settleBatch(services, claimed, 'visit')
}
