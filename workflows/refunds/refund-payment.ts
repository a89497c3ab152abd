import type { Db } from '#database/engine/open.ts'
import { lockPayment, type Payment } from '#database/payments/payments.ts'
import { refundsOf, storeRefund } from '#database/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { countsAsReturned } from '#domain/payments/refund-state.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { noteRefundAnswer, noteRefundEvent } from './note-refund.ts'

type Refunding = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'>

type RefundProblem = 'nothing-received' | 'more-than-received'

type RefusedRefund = { ok: false; problem: RefundProblem; refundableMinor: Paise }

type RefundOutcome = { ok: true; token: string; answer: RefundAnswer } | RefusedRefund

/**
 * Refunds a payment, in full or in part. The refund and its token are stored before the request is
 * sent. If the answer is lost, the token identifies the refund, so that nothing is refunded twice.
 */
export async function refundPayment(
  services: Refunding,
  payment: Payment,
  amountMinor?: Paise,
): Promise<RefundOutcome> {
  const opened = await services.db
    .transaction()
    .execute(async (tx) =>
      openRefund(tx, services, { payment: await lockPayment(tx, payment.id), amountMinor }),
    )
  if (!opened.ok) return opened
  const answer = await sendRefund(services, opened)
  return { ok: true, token: opened.token, answer }
}

/** Sends the request for a stored refund, and stores the provider's answer. */
export async function sendRefund(
  services: Refunding,
  { payment, providerId, token, amount }: OpenedRefund,
): Promise<RefundAnswer> {
  const answer = await services.payments.refund({ providerId, token, amountMinor: amount })
  const answered = { payment, token, answer, resent: false, source: 'office' } as const
  await services.db
    .transaction()
    .execute((tx) => noteRefundAnswer(tx, { ...answered, at: services.now() }))
  services.log.info('refund-asked', { txnid: payment.txnid, amountMinor: amount, token })
  return answer
}

/** The amount that can still be refunded. */
export async function refundable(db: Db, payment: Payment): Promise<Paise> {
  if (!payment.provider_id || payment.received_minor === null) return 0
  const refunds = await refundsOf(db, payment.id)
  return refunds
    .filter(({ state }) => countsAsReturned(state))
    .reduce((rest, { amount_minor }) => rest - amount_minor, payment.received_minor)
}

/** A unique token of at most 23 characters, the provider's limit. */
function drawToken({ now, randomBelow }: Refunding): string {
  return `R${now().getTime()}${String(randomBelow(1_000_000)).padStart(6, '0')}`
}

export type OpenedRefund = {
  ok: true
  payment: Payment
  providerId: string
  token: string
  amount: Paise
}

type Opening = {
  /** Read under the lock that the caller holds. */
  payment: Payment
  /** Everything that can be refunded, where absent. */
  amountMinor?: Paise | undefined
}

/** Inside the transaction that has locked the payment: stores a refund that is to be sent. */
export async function openRefund(
  tx: Db,
  services: Refunding,
  { payment, amountMinor }: Opening,
): Promise<OpenedRefund | RefusedRefund> {
  const rest = await refundable(tx, payment)
  const amount = amountMinor ?? rest
  const providerId = payment.provider_id
  if (!providerId || rest <= 0) return refuse('nothing-received', rest)
  if (amount > rest || amount <= 0) return refuse('more-than-received', rest)
  const at = services.now()
  const token = drawToken(services)
  await storeRefund(tx, {
    token,
    payment_id: payment.id,
    amount_minor: amount,
    state: 'asked',
    asked_at: at.toISOString(),
    changed_at: at.toISOString(),
    // Due at once: if this process dies now, the sweep asks about the refund.
    follow_at: at.toISOString(),
  })
  await noteRefundEvent(tx, { payment, source: 'office', at, state: 'asked' })
  return { ok: true, payment, providerId, token, amount }
}

function refuse(problem: RefundProblem, refundableMinor: Paise): RefusedRefund {
  return { ok: false, problem, refundableMinor }
}
