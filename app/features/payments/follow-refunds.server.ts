import type { Services } from '#app/services.server.ts'
import type { Db } from '#database/open.ts'
import { lockPayment, type Payment } from '#database/payments.ts'
import { changeRefund, type Refund, refundsOf, storeRefund } from '#database/refunds.ts'
import { sumRefunds } from '#domain/payments/kept.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import { movePayment, type Source } from './move-payment.server.ts'
import { noteRefundAnswer, noteRefundEvent } from './note-refund.server.ts'
import { recordRefundedInPart } from './record-outcome.server.ts'
import { askProvider, settleByAnswer } from './settle-payment.server.ts'

type Following = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

const FOLLOW_AGAIN_MS = 30 * 60_000

/** After an outage. */
const TRY_AGAIN_MS = 5 * 60_000

/** Longer than any call takes: by now it would have arrived. */
const LOST_AFTER_MS = 2 * 60_000

/**
 * Asks the provider about every refund of a payment, also one that was made on its own pages, and
 * writes down what is new. Once all of the money has gone back the payment is refunded.
 */
export async function followRefunds(
  services: Following,
  payment: Payment,
  source: Source,
): Promise<Refund[]> {
  const { db } = services
  const at = services.now()
  const known = await askRefunds(services, payment, source)
  if (!known) {
    const until = after(at, TRY_AGAIN_MS)
    await putOff(db, payment, { at, until, news: until })
    return refundsOf(db, payment.id)
  }
  await askAgain(services, { payment, known, source })
  return db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const done: string[] = []
    for (const refund of known) {
      const isNew = await noteRefund(tx, { services, payment: locked, refund, source })
      if (isNew && refund.state === 'done') done.push(refund.token)
    }
    await putOff(tx, locked, { at, until: after(at, FOLLOW_AGAIN_MS), news: null })
    return finishRefunds(tx, { services, payment: locked, source, done })
  })
}

/** Undefined when the provider can't be asked. */
async function askRefunds(
  services: Following,
  payment: Payment,
  source: Source,
): Promise<ProviderRefund[] | undefined> {
  // Money goes back for what has come: if we have not heard of that, it is time to ask.
  const providerId = wasReceived(payment.state)
    ? payment.provider_id
    : await learnProviderId(services, payment, source)
  if (!providerId) return providerId === undefined ? undefined : []
  return orUnreachable(services, providerId, () => services.payments.askRefunds(providerId))
}

async function orUnreachable<Answer>(
  services: Following,
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

/** Null when the provider does not know the payment, undefined when it can't be asked. */
async function learnProviderId(
  services: Following,
  payment: Payment,
  source: Source,
): Promise<string | null | undefined> {
  const answer = (await askProvider(services, [payment.txnid]))?.get(payment.txnid)
  if (!answer) return undefined
  await settleByAnswer(services, payment, { source, answer })
  return answer.found ? answer.providerId : null
}

type Lost = { payment: Payment; known: ProviderRefund[]; source: Source }

/** One that never arrived is sent again under its own token: that can't make it two. */
async function askAgain(services: Following, { payment, known, source }: Lost): Promise<void> {
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
      payments.refund({ providerId, token, amountMinor }),
    )
    if (!answer) return
    const at = now()
    await db
      .transaction()
      .execute((tx) => noteRefundAnswer(tx, { payment, token, answer, source, at }))
  }
}

type News = { services: Following; payment: Payment; refund: ProviderRefund; source: Source }

/** True when that is news to us. */
async function noteRefund(tx: Db, { services, payment, refund, source }: News): Promise<boolean> {
  const at = services.now()
  const stored = (await refundsOf(tx, payment.id)).find(({ token }) => token === refund.token)
  const change = {
    state: refund.state,
    request_id: refund.requestId,
    changed_at: at.toISOString(),
    follow_at: refund.state === 'queued' ? after(at, FOLLOW_AGAIN_MS) : null,
  }
  if (!stored) {
    const { token, amountMinor: amount_minor } = refund
    const asked_at = at.toISOString()
    await storeRefund(tx, { token, amount_minor, payment_id: payment.id, asked_at, ...change })
  } else if (stored.state !== refund.state) await changeRefund(tx, refund.token, change)
  else return false
  await noteRefundEvent(tx, { payment, source, at, state: refund.state })
  return true
}

type PuttingOff = { at: Date; until: string; news: string | null }

/** What is not settled is asked about again later; news that came since we asked, at once. */
async function putOff(tx: Db, { id }: Payment, { at, until, news }: PuttingOff): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ follow_at: until })
    .where('payment_id', '=', id)
    .where('follow_at', 'is not', null)
    .execute()
  await tx
    .updateTable('payment')
    .set({ refunds_ask_at: news })
    .where('id', '=', id)
    .where('refunds_ask_at', '<=', at.toISOString())
    .execute()
}

type Finishing = {
  services: Following
  payment: Payment
  source: Source
  /** The tokens of those that we have just heard are done. */
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
  return refunds
}

function after(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString()
}
