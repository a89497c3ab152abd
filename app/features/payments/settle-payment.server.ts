import type { Services } from '#app/services.server.ts'
import { markGiftPaid } from '#database/gifts.ts'
import type { Db } from '#database/open.ts'
import { appendPaymentEvent, hasPaymentEvent } from '#database/payment-events.ts'
import { changePayment, hasSettledAnother, lockPayment, type Payment } from '#database/payments.ts'
import { markRegistrationPaid } from '#database/registrations.ts'
import { type Evidence, type PaymentStatus, weigh } from '#domain/payments/evidence.ts'
import { afterEvidence, type PaymentState } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'

/** How we came to hear of it: the payer's browser, the provider's server, or our own question. */
export type Source = 'return' | 'webhook' | 'visit' | 'sweep' | 'office'

type Settling = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

export type Hearing = { source: Source; signed?: PaymentStatus }

/**
 * The only way in which a payment changes. It may be called any number of times, in any order, by
 * several processes at once: the provider is asked, and the answer is applied in one transaction.
 */
export async function settlePayment(
  services: Settling,
  payment: Payment,
  hearing: Hearing,
): Promise<PaymentState> {
  const answer = await askProvider(services, payment.txnid)
  const settled = await services.db
    .transaction()
    .execute((tx) => applyEvidence(tx, { services, payment, hearing, answer }))
  services.count(`payment.${settled.evidence}`)
  if (settled.from !== settled.to) {
    services.log.info('payment-moved', { txnid: payment.txnid, source: hearing.source, ...settled })
  }
  return settled.to
}

/** Undefined when the provider can't be asked: the payment stays as it is, and is asked again. */
async function askProvider(services: Settling, txnid: string): Promise<ProviderRecord | undefined> {
  try {
    const answers = await services.payments.ask([txnid])
    return answers.get(txnid)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('payment.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid })
    return undefined
  }
}

type Application = {
  services: Settling
  payment: Payment
  hearing: Hearing
  answer: ProviderRecord | undefined
}

type Settled = { evidence: Evidence; from: PaymentState; to: PaymentState }

async function applyEvidence(tx: Db, application: Application): Promise<Settled> {
  const { services, hearing, answer } = application
  const payment = await lockPayment(tx, application.payment.id)
  const evidence = await weighOnce(tx, { payment, hearing, answer })
  const from = payment.state
  const to = afterEvidence(from, evidence)
  const at = services.now().toISOString()
  const event = { payment_id: payment.id, source: hearing.source, evidence }
  if (from === to && (evidence === 'none' || (await hasPaymentEvent(tx, event)))) {
    return { evidence, from, to }
  }
  await appendPaymentEvent(tx, { ...event, at, from_state: from, to_state: to })
  if (from !== 'paid') {
    await changePayment(tx, payment.id, {
      state: to,
      changed_at: at,
      ...(answer?.found && {
        provider_id: answer.providerId,
        provider_record: JSON.stringify(answer.fields),
      }),
    })
  }
  if (from !== 'paid' && to === 'paid') await markPaid(tx, payment)
  return { evidence, from, to }
}

async function markPaid(tx: Db, { gift_id, registration_id }: Payment): Promise<void> {
  if (gift_id) await markGiftPaid(tx, gift_id)
  if (registration_id) await markRegistrationPaid(tx, registration_id)
}

/** One payment at the provider settles one of ours; named for a second one it is a mismatch. */
async function weighOnce(
  tx: Db,
  { payment, hearing, answer }: Pick<Application, 'payment' | 'hearing' | 'answer'>,
): Promise<Evidence> {
  const evidence = weigh({ amountMinor: payment.amount_minor, signed: hearing.signed, answer })
  if (evidence !== 'confirmed-success' || !answer?.found) return evidence
  const { providerId } = answer
  const doubled = await hasSettledAnother(tx, { providerId, id: payment.id })
  return doubled ? 'confirmed-mismatch' : evidence
}
