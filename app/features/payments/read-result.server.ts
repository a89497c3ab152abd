import type { Services } from '#app/services.server.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees, wholeRupees } from '#domain/money.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { namePurpose } from './name-purpose.ts'
import { providerFields, readPayment } from './read-payment.server.ts'

type Reading = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'content'>

export type Outcome = 'success' | 'failure' | 'confirming'

export type PaymentResult = {
  outcome: Outcome
  txnid: string
  /** Whose registration it is for, where it is for one. */
  registrationId: string | undefined
  date: string
  towards: string
  amount: string
  reason: string
  details: string
}

/** How one payment stands, in words. */
export async function readResult(
  services: Reading,
  txnid: string,
): Promise<PaymentResult | undefined> {
  const current = await readPayment(services, txnid)
  if (!current) return undefined
  const said = providerFields(current)
  return {
    outcome: OUTCOMES[current.state],
    txnid,
    registrationId: current.registration_id ?? undefined,
    date: formatMoment(new Date(current.changed_at)),
    towards: namePurpose(services.content, current.purpose),
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
  refunded: 'success',
}
