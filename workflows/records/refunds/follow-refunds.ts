import type { Db } from '#database/engine/open.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import {
  changeRefund,
  putOffRefundNews,
  putOffRefunds,
  type Refund,
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
import { mailRefund, noteRefundAnswer, noteRefundEvent } from './refund-record.ts'

/** The retry delay after an outage or a fault. */
const TRY_AGAIN_MS = 5 * 60_000

/** Longer than any request takes: a refund that the provider doesn't list by then never arrived. */
const LOST_AFTER_MS = 2 * 60_000

/**
 * Asks the provider for all refunds of a payment, including those made on its dashboard, and stores
 * what changed. The payment becomes `refunded` once the whole amount has gone back.
 */
export async function followRefunds(
  services: Services,
  payment: Payment,
  source: EvidenceSource,
): Promise<Refund[]> {
  const { db } = services
  const at = services.now()
  const known = await askRefunds(services, payment, source)
  if (!known) {
    await tryRefundsAgain(db, payment, at)
    return refundsOf(db, payment.id)
  }
  await askAgain(services, payment, known, source)
  return db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const done: string[] = []
    for (const refund of known) {
      const changed = await noteListedRefund(tx, { services, payment: locked, refund, source })
      if (changed && refund.state === 'done') done.push(changed)
    }
    const nextFor = ({ asked_at }: Refund) =>
      nextFollowing({ askedAt: new Date(asked_at), now: at })
    await putOffRefunds(tx, payment.id, nextFor)
    await putOffRefundNews(tx, locked.id, { at, until: null })
    return finishRefunds(tx, { services, payment: locked, source, done })
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
  await putOffRefundNews(db, payment.id, { at, until })
}

/** Undefined when the provider can't be reached. */
async function askRefunds(
  services: Services,
  payment: Payment,
  source: EvidenceSource,
): Promise<ProviderRefund[] | undefined> {
  // A refund implies a payment. If we have not recorded that payment yet, ask about it first.
  const providerId = wasReceived(payment.state)
    ? payment.provider_id
    : await learnProviderId(services, payment, source)
  if (!providerId) return providerId === undefined ? undefined : []
  return orUnreachable(services, providerId, () =>
    services.payments.of(payment).askRefunds(providerId),
  )
}

async function orUnreachable<Answer>(
  services: Services,
  providerId: string,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { providerId })
    return undefined
  }
}

/** Null when the provider doesn't know the payment, undefined when it can't be reached. */
async function learnProviderId(
  services: Services,
  payment: Payment,
  source: EvidenceSource,
): Promise<string | null | undefined> {
  const answer = (await askProvider(services, [payment]))?.get(payment.txnid)
  if (!answer) return undefined
  await settleByAnswer(services, payment, { source, answer })
  return answer.found ? answer.providerId : null
}

/** Sends refund requests that never arrived again, under the same token, which prevents a second refund. */
async function askAgain(
  services: Services,
  payment: Payment,
  known: ProviderRefund[],
  source: EvidenceSource,
): Promise<void> {
  const { db, payments, now } = services
  const unheard = (await refundsOf(db, payment.id)).filter(
    ({ state, token, asked_at }) =>
      state === 'asked' &&
      !known.some((refund) => refund.token === token) &&
      now().getTime() - Date.parse(asked_at) >= LOST_AFTER_MS,
  )
  for (const { token, amount_minor: amountMinor } of unheard) {
    const providerId = payment.provider_id ?? ''
    const answer = await orUnreachable(services, providerId, () =>
      payments.of(payment).refund({ providerId, token, amountMinor }),
    )
    if (!answer) return
    const at = now()
    await db
      .transaction()
      .execute((tx) => noteRefundAnswer(tx, { payment, token, answer, resent: true, source, at }))
  }
}

type Finishing = {
  services: Services
  payment: Payment
  source: EvidenceSource
  /** The tokens of refunds that have just become `done`. */
  done: string[]
}

async function finishRefunds(tx: Db, finishing: Finishing): Promise<Refund[]> {
  const { services, payment, source, done } = finishing
  const at = services.now()
  const refunds = await refundsOf(tx, payment.id)
  const received = payment.received_minor ?? payment.amount_minor
  const all = sumRefunds(refunds).doneMinor >= received
  if (all && payment.state !== 'refunded') {
    await movePayment(tx, { payment, source, evidence: 'refund-completed', at })
    services.count('payment.refunded')
  }
  if (!all) {
    for (const token of done) {
      await recordRefundedInPart(tx, payment, { token, at: at.toISOString() })
    }
  }
  if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
  return refunds
}

type News = {
  services: Services
  /** Read under the lock that the caller holds. */
  payment: Payment
  refund: ProviderRefund
  source: EvidenceSource
}

/**
 * Stores the state of one refund that the provider lists. Returns the refund's token when its state
 * changed or it was unknown.
 */
async function noteListedRefund(tx: Db, news: News): Promise<string | undefined> {
  const { services, payment, refund, source } = news
  const at = services.now()
  const stored = (await refundsOf(tx, payment.id)).find(
    ({ token, request_id }) =>
      token === refund.token || request_id === (refund.requestId || undefined),
  )
  if (!stored) return storeForeign(tx, news, at)
  const state = afterRefundNews(stored.state, refund.state)
  if (state === stored.state) return undefined
  await changeRefund(tx, stored.token, {
    state,
    request_id: refund.requestId,
    changed_at: at.toISOString(),
    follow_at: state === 'queued' ? at.toISOString() : null,
  })
  await noteRefundEvent(tx, { payment, source, at, state })
  const { token } = stored
  if (state === 'refused') await mailRefund(tx, { kind: 'refund-refused', payment, token, at })
  return token
}

/** Stores a refund that was made on the provider's dashboard. Without a readable amount it is only logged. */
async function storeForeign(tx: Db, news: News, at: Date): Promise<string | undefined> {
  const { services, payment, refund, source } = news
  const { token, state, amountMinor: amount_minor } = refund
  if (amount_minor === undefined) {
    services.count('refund.unreadable')
    services.log.warn('refund-unreadable', { txnid: payment.txnid, token })
    return undefined
  }
  const moment = at.toISOString()
  await storeRefund(tx, {
    token,
    amount_minor,
    payment_id: payment.id,
    state,
    request_id: refund.requestId,
    asked_at: moment,
    changed_at: moment,
    follow_at: state === 'queued' ? moment : null,
  })
  await noteRefundEvent(tx, { payment, source, at, state })
  if (state === 'queued') await mailRefund(tx, { kind: 'refund-coming', payment, token, at })
  return token
}
