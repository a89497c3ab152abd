import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { countsAsReturned } from '#domain/payments/refund-state.ts'

/** How much of a payment the provider can still give back. */
export async function refundable(db: Db, payment: Payment): Promise<Paise> {
  if (!payment.provider_id || payment.received_minor === null) return 0
  const refunds = await refundsOf(db, payment.id)
  const rest = refunds
    .filter(({ state }) => countsAsReturned(state))
    .reduce((sum, { amount_minor }) => sum - amount_minor, payment.received_minor)
  return Math.max(rest, 0)
}

/** How much of all that was paid the provider can still give back. */
export async function maxRefundable(db: Db, payments: readonly Payment[]): Promise<Paise> {
  let maxMinor = 0
  for (const payment of paidOf(payments)) maxMinor += await refundable(db, payment)
  return maxMinor
}

/** The payments that a refund is taken from where none is named. */
export function paidOf(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ state }) => state === 'paid')
}
