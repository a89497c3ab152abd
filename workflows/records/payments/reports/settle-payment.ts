import type { Db } from '#database/engine/open.ts'
import { lockPaymentsFor } from '#database/records/payments/payment-attempts.ts'
import {
  hasSettledAnother,
  lockPayment,
  type Payment,
} from '#database/records/payments/payments.ts'
import {
  type Evidence,
  type EvidenceSource,
  type PaymentStatus,
  weigh,
} from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { type Moved, movePayment } from './move-payment.ts'

type Hearing = { source: EvidenceSource; signed?: PaymentStatus }

/**
 * Asks the provider about a payment and applies the answer in one transaction. Idempotent: it may be
 * called any number of times, in any order, by several processes at once.
 */
export async function settlePayment(
  services: Services,
  payment: Payment,
  hearing: Hearing,
): Promise<PaymentState> {
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
      const some = await askAboutSome(services, {
        provider,
        txnids: txnids.slice(start, start + MAX_AT_ONCE),
      })
      if (some) isReached = true
      else down.add(provider)
      for (const [txnid, answer] of some ?? []) answers.set(txnid, answer)
    }
  }
  return isReached ? answers : undefined
}

async function askAboutSome(
  services: Services,
  { provider, txnids }: { provider: string; txnids: readonly string[] },
): Promise<Map<string, ProviderRecord> | undefined> {
  try {
    return await services.payments.of({ provider }).ask(txnids)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('payment.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnids: txnids.join(' ') })
    return undefined
  }
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

type Answered = Hearing & { answer: ProviderRecord | undefined }

export async function settleByAnswer(
  services: Services,
  payment: Payment,
  answered: Answered,
): Promise<PaymentState> {
  const { source, answer } = answered
  const moved = await services.db.transaction().execute(async (tx) => {
    const locked = await lockWithOthers(tx, payment)
    const evidence = await weighOnce(tx, locked, answered)
    return movePayment(tx, { payment: locked, source, evidence, answer, at: services.now() })
  })
  tell(services, payment, moved)
  return moved.to
}

/**
 * Also locks the other attempts for the same registration, in the order in which everybody locks them:
 * a success changes what is due, which ends those that ask for another amount.
 */
async function lockWithOthers(tx: Db, { id, registration_id }: Payment): Promise<Payment> {
  const locked =
    registration_id === null ? [] : await lockPaymentsFor(tx, 'registration_id', registration_id)
  return locked.find((each) => each.id === id) ?? lockPayment(tx, id)
}

/** A provider's payment can settle only one of ours; for a second one it counts as a mismatch. */
async function weighOnce(
  tx: Db,
  payment: Payment,
  { signed, answer }: Answered,
): Promise<Evidence> {
  const evidence = weigh({ amountMinor: payment.amount_minor, signed, answer })
  if (evidence !== 'confirmed-success' || !answer?.found) return evidence
  const doubled = await hasSettledAnother(tx, payment, answer.providerId)
  return doubled ? 'confirmed-mismatch' : evidence
}

function tell({ count, log }: Services, { txnid }: Payment, moved: Moved): void {
  const { source, evidence, from, to, overpaid } = moved
  count(`payment.${evidence}`)
  if (from === to) return
  log.info('payment-moved', { txnid, source, evidence, from, to })
  if (!overpaid) return
  count('payment.overpaid')
  log.warn('payment-overpaid', { txnid })
}
