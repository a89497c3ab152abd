import { lockPaymentsFor } from '#database/records/payments/payment-attempts.ts'
import {
  hasSettledAnother,
  lockPayment,
  type Payment,
} from '#database/records/payments/payments.ts'
import { type EvidenceSource, type PaymentStatus, weigh } from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { movePayment } from './move-payment.ts'

type Hearing = { source: EvidenceSource; signed?: PaymentStatus | undefined }

/**
 * Asks the provider about a payment and applies the answer in one transaction. Idempotent: it may be
 * called any number of times, in any order, by several processes at once.
 */
export async function settlePayment(services: Services, payment: Payment, hearing: Hearing) {
  const answers = await askProvider(services, [payment])
  return settleByAnswer(services, payment, { ...hearing, answer: answers?.get(payment.txnid) })
}

/** The most payments in one question to the provider. */
const MAX_AT_ONCE = 10

/**
 * Returns the answers of each payment's own provider by transaction number; undefined when none can be
 * reached. Payments about which nothing was heard are missing from the map, and stay unchanged. A run of
 * several questions passes the providers that were `down` on, which are not asked again.
 */
export async function askProvider(
  services: Services,
  payments: readonly Pick<Payment, 'txnid' | 'provider'>[],
  down = new Set<string>(),
): Promise<Map<string, ProviderRecord> | undefined> {
  const answers = new Map<string, ProviderRecord>()
  let isReached = payments.length === 0
  for (const [provider, own] of Map.groupBy(payments, (payment) => payment.provider)) {
    const txnids = own.map(({ txnid }) => txnid)
    for (let start = 0; start < txnids.length && !down.has(provider); start += MAX_AT_ONCE) {
      const some = txnids.slice(start, start + MAX_AT_ONCE)
      try {
        const answered = await services.payments.of({ provider }).ask(some)
        for (const [txnid, answer] of answered) answers.set(txnid, answer)
        isReached = true
      } catch (error) {
        if (!isIntegrationError(error)) throw error
        services.count('payment.provider-unreachable')
        services.log.error('provider-unreachable', error, { txnids: some.join(' ') })
        down.add(provider)
      }
    }
  }
  return isReached ? answers : undefined
}

export type AllHeard = 'heard' | 'not-all-heard' | 'unreachable'

/** For the jobs that must know first: settles these, up to one about which the provider says nothing. */
export async function settleHeard(
  services: Services,
  payments: readonly Payment[],
): Promise<AllHeard> {
  const answers = await askProvider(services, payments)
  if (!answers) return 'unreachable'
  for (const payment of payments) {
    const answer = answers.get(payment.txnid)
    if (!answer) return 'not-all-heard'
    await settleByAnswer(services, payment, { source: 'sweep', answer })
  }
  return 'heard'
}

/** A provider's payment can settle only one of ours; for a second one it counts as a mismatch. */
export async function settleByAnswer(
  services: Services,
  payment: Payment,
  { source, signed, answer }: Hearing & { answer: ProviderRecord | undefined },
): Promise<PaymentState> {
  const { db, count, log } = services
  const { txnid } = payment
  const moved = await db.transaction().execute(async (tx) => {
    // The other attempts too, in the order in which everybody locks them: a success changes what is due, which
    // ends those that ask for another amount.
    const { id, registration_id } = payment
    const others = registration_id
      ? await lockPaymentsFor(tx, 'registration_id', registration_id)
      : []
    const locked = others.find((each) => each.id === id) ?? (await lockPayment(tx, id))
    const weighed = weigh({ amountMinor: locked.amount_minor, signed, answer })
    const isDoubled =
      weighed === 'confirmed-success' &&
      answer?.found &&
      (await hasSettledAnother(tx, locked, answer.providerId))
    const evidence = isDoubled ? 'confirmed-mismatch' : weighed
    return movePayment(tx, { payment: locked, source, evidence, answer, at: services.now() })
  })
  const { evidence, from, to, overpaid } = moved
  count(`payment.${evidence}`)
  if (from !== to) log.info('payment-moved', { txnid, source, evidence, from, to })
  if (overpaid) {
    count('payment.overpaid')
    log.warn('payment-overpaid', { txnid })
  }
  return to
}
