import type { Services } from '#app/services.server.ts'
import type { Db } from '#database/open.ts'
import { lockPayment, type Payment } from '#database/payments.ts'
import { changeRefund, type Refund, refundsOf, storeRefund } from '#database/refunds.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRefund } from '#integrations/payments/port.ts'
import { movePayment, type Source } from './move-payment.server.ts'
import { noteRefundAnswer, noteRefundEvent } from './note-refund.server.ts'

type Following = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

const FOLLOW_AGAIN_MS = 30 * 60_000

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
  const known = payment.provider_id && (await askRefunds(services, payment.provider_id))
  if (!known) return refundsOf(services.db, payment.id)
  await askAgain(services, { payment, known, source })
  return services.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    for (const refund of known) await noteRefund(tx, { services, payment: locked, refund, source })
    await putOff(tx, locked, services.now())
    return finishRefunds(tx, { services, payment: locked, source })
  })
}

async function askRefunds(
  services: Following,
  providerId: string,
): Promise<ProviderRefund[] | undefined> {
  try {
    return await services.payments.askRefunds(providerId)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { providerId })
    return undefined
  }
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
    const answer = await payments.refund({ providerId, token, amountMinor })
    const at = now()
    await db
      .transaction()
      .execute((tx) => noteRefundAnswer(tx, { payment, token, answer, source, at }))
  }
}

type News = { services: Following; payment: Payment; refund: ProviderRefund; source: Source }

async function noteRefund(tx: Db, { services, payment, refund, source }: News): Promise<void> {
  const at = services.now()
  const stored = (await refundsOf(tx, payment.id)).find(({ token }) => token === refund.token)
  const change = {
    state: refund.state,
    request_id: refund.requestId,
    changed_at: at.toISOString(),
    follow_at: refund.state === 'queued' ? later(at) : null,
  }
  if (!stored) {
    const { token, amountMinor: amount_minor } = refund
    const asked_at = at.toISOString()
    await storeRefund(tx, { token, amount_minor, payment_id: payment.id, asked_at, ...change })
  } else if (stored.state !== refund.state) await changeRefund(tx, refund.token, change)
  else return
  await noteRefundEvent(tx, { payment, source, at, state: refund.state })
}

/** What the provider has not answered about yet is asked again later. */
async function putOff(tx: Db, { id }: Payment, now: Date): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ follow_at: later(now) })
    .where('payment_id', '=', id)
    .where('follow_at', 'is not', null)
    .execute()
}

type Finishing = { services: Following; payment: Payment; source: Source }

async function finishRefunds(tx: Db, { services, payment, source }: Finishing): Promise<Refund[]> {
  const refunds = await refundsOf(tx, payment.id)
  const returned = refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const received = payment.received_minor ?? payment.amount_minor
  if (payment.state !== 'refunded' && returned >= received) {
    await movePayment(tx, { payment, source, evidence: 'refund-completed', at: services.now() })
    services.count('payment.refunded')
  }
  return refunds
}

function later(now: Date): string {
  return new Date(now.getTime() + FOLLOW_AGAIN_MS).toISOString()
}
