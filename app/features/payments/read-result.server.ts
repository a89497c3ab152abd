import type { Services } from '#app/services.server.ts'
import { claimAsking, findPayment, type Payment } from '#database/payments.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees, wholeRupees } from '#domain/money.ts'
import { isSettled, type PaymentState } from '#domain/payments/payment-state.ts'
import { settlePayment } from './settle-payment.server.ts'

type Reading = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'content'>

export type Outcome = 'success' | 'failure' | 'confirming'

export type PaymentResult = {
  outcome: Outcome
  txnid: string
  date: string
  towards: string
  amount: string
  reason: string
  details: string
}

/** How one payment stands. While that is not known the provider is asked, but not at every glance. */
export async function readResult(
  services: Reading,
  txnid: string,
): Promise<PaymentResult | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment) return undefined
  if (!isSettled(payment.state) && (await mayAsk(services, payment))) {
    await settlePayment(services, payment, { source: 'visit' })
  }
  const current = (await findPayment(services.db, txnid)) ?? payment
  const said = providerFields(current)
  return {
    outcome: OUTCOMES[current.state],
    txnid,
    date: formatMoment(new Date(current.changed_at)),
    towards: current.purpose,
    amount: formatRupees(wholeRupees(current.amount_minor)),
    reason: said.unmappedstatus ?? '',
    details: said.error_Message ?? '',
  }
}

const OUTCOMES: Record<PaymentState, Outcome> = {
  open: 'confirming',
  pending: 'confirming',
  confirming: 'confirming',
  failed: 'failure',
  paid: 'success',
}

const ASK_AGAIN_AFTER_MS = 4_000

async function mayAsk({ db, now }: Reading, payment: Payment): Promise<boolean> {
  const at = now()
  return claimAsking(db, payment.id, {
    at: at.toISOString(),
    notSince: new Date(at.getTime() - ASK_AGAIN_AFTER_MS).toISOString(),
  })
}

/** Only what the provider itself confirmed is ever stored here. */
function providerFields(payment: Payment): Record<string, string> {
  return payment.provider_record ? JSON.parse(payment.provider_record) : {}
}
