import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import {
  putOffRefundNews,
  putOffRefunds,
  refundsOf,
  storeRefund,
} from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { nextFollowing } from '#domain/payments/asking.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { afterRefundNews, sumRefunds } from '#domain/payments/refund-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import {
  movePayment,
  recordRefundedInPart,
} from '#workflows/records/payments/reports/move-payment.ts'
import { askProvider, settleByAnswer } from '#workflows/records/payments/reports/settle-payment.ts'
import type { Services } from '#workflows/services.ts'
import { mailRefund, noteRefundEvent, sendRefund } from './refund-record.ts'

const TRY_AGAIN_MS = 5 * 60_000

/** Longer than any request takes: a refund that the provider doesn't list by then never arrived. */
const LOST_AFTER_MS = 2 * 60_000

/** Also refunds made on the provider's dashboard. The payment becomes `refunded` once all of it has gone back. */
export async function followRefunds(services: Services, payment: Payment, source: EvidenceSource) {
  const { db } = services
  const at = services.now()
  const known = await askRefunds(services, payment, source)
  if (!known) return tryRefundsAgain(db, payment, at)
  await sendLostAgain(services, payment, known, source)
  await db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const done: string[] = []
    for (const refund of known) {
      const changed = await noteListedRefund(tx, services, locked, refund, source)
      if (changed && refund.state === 'done') done.push(changed)
    }
    await putOffRefunds(tx, payment.id, ({ asked_at }) =>
      nextFollowing({ askedAt: new Date(asked_at), now: at }),
    )
    await putOffRefundNews(tx, locked.id, at, null)
    const received = locked.received_minor ?? locked.amount_minor
    const isAll = sumRefunds(await refundsOf(tx, locked.id)).doneMinor >= received
    const then = services.now()
    if (isAll && locked.state !== 'refunded') {
      await movePayment(tx, { payment: locked, source, evidence: 'refund-completed', at: then })
      services.count('payment.refunded')
    }
    for (const token of isAll ? [] : done) await recordRefundedInPart(tx, locked, token, then)
    if (locked.registration_id) await recomputeRegistration(tx, locked.registration_id)
  })
}

/** For jobs: logs an error of one payment, so that it doesn't hold up the others. */
export async function followOrTryAgain(
  services: Services,
  payment: Payment,
  source: EvidenceSource,
): Promise<void> {
  try {
    await followRefunds(services, payment, source)
  } catch (error) {
    services.count('refund.not-followed')
    services.log.error('refund-not-followed', error, { txnid: payment.txnid })
    await tryRefundsAgain(services.db, payment, services.now())
  }
}

async function tryRefundsAgain(db: Db, payment: Payment, at: Date): Promise<void> {
  const until = new Date(at.getTime() + TRY_AGAIN_MS)
  await putOffRefunds(db, payment.id, () => until)
  await putOffRefundNews(db, payment.id, at, until)
}

/** Undefined when the provider can't be reached. */
async function askRefunds(services: Services, payment: Payment, source: EvidenceSource) {
  let providerId = payment.provider_id
  if (!wasReceived(payment.state)) {
    // A refund implies a payment. If we have not recorded that payment yet, ask about it first.
    const answer = (await askProvider(services, [payment]))?.get(payment.txnid)
    if (!answer) return undefined
    await settleByAnswer(services, payment, { source, answer })
    providerId = answer.found ? answer.providerId : null
  }
  if (!providerId) return []
  try {
    return await services.payments.of(payment).askRefunds(providerId)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { providerId })
    return undefined
  }
}

/** Sends refund requests that never arrived again, under the same token, which prevents a second refund. */
async function sendLostAgain(
  services: Services,
  payment: Payment,
  known: ProviderRefund[],
  source: EvidenceSource,
): Promise<void> {
  const { db, now } = services
  const lost = (await refundsOf(db, payment.id)).filter(
    ({ state, token, asked_at }) =>
      state === 'asked' &&
      !known.some((refund) => refund.token === token) &&
      now().getTime() - Date.parse(asked_at) >= LOST_AFTER_MS,
  )
  for (const { token, amount_minor: amountMinor } of lost) {
    const refund = { payment, token, amountMinor }
    const { answer } = await sendRefund(services, refund, source, { resent: true })
    if (answer.accepted === 'no-answer') return
  }
}

/** Under the lock of its payment. Returns the refund's token when its state changed or it was unknown. */
async function noteListedRefund(
  tx: Db,
  services: Services,
  payment: Payment,
  refund: ProviderRefund,
  source: EvidenceSource,
): Promise<string | undefined> {
  const at = services.now()
  const stored = (await refundsOf(tx, payment.id)).find(
    ({ token, request_id }) =>
      token === refund.token || request_id === (refund.requestId || undefined),
  )
  if (!stored) return storeForeign(tx, services, payment, refund, source)
  const { token } = stored
  const state = afterRefundNews(stored.state, refund.state)
  if (state === stored.state) return undefined
  const moment = at.toISOString()
  const follow_at = state === 'queued' ? moment : null
  const change = { state, request_id: refund.requestId, changed_at: moment, follow_at }
  await changeRows(tx, 'refund', { token }, change)
  await noteRefundEvent(tx, payment, source, state, at)
  if (state === 'refused') await mailRefund(tx, 'refund-refused', payment, token, at)
  return token
}

/** Stores a refund that was made on the provider's dashboard. Without a readable amount it is only logged. */
async function storeForeign(
  tx: Db,
  services: Services,
  payment: Payment,
  { token, state, requestId: request_id, amountMinor: amount_minor }: ProviderRefund,
  source: EvidenceSource,
): Promise<string | undefined> {
  if (amount_minor === undefined) {
    services.count('refund.unreadable')
    services.log.warn('refund-unreadable', { txnid: payment.txnid, token })
    return undefined
  }
  const at = services.now()
  const moment = at.toISOString()
  await storeRefund(tx, {
    token,
    amount_minor,
    payment_id: payment.id,
    state,
    request_id,
    asked_at: moment,
    changed_at: moment,
    follow_at: state === 'queued' ? moment : null,
  })
  await noteRefundEvent(tx, payment, source, state, at)
  if (state === 'queued') await mailRefund(tx, 'refund-coming', payment, token, at)
  return token
}
