import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Paise } from '#domain/money.ts'
import { refundable } from './refund-payment.ts'

export type RefundShare = { payment: Payment; amountMinor: Paise }

/** Spreads a refund over payments, newest first, because a second payment is the likelier one to go back. */
export async function spreadRefund(db: Db, payments: readonly Payment[], amountMinor: Paise) {
  const shares: RefundShare[] = []
  let mostMinor = 0
  for (const payment of payments.toReversed()) {
    if (payment.state !== 'paid') continue
    const rest = await refundable(db, payment)
    const share = Math.min(rest, amountMinor - mostMinor)
    if (share > 0) shares.push({ payment, amountMinor: share })
    mostMinor += Math.max(rest, 0)
  }
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, problem: 'bad-amount', mostMinor } as const
  }
  if (amountMinor > mostMinor) {
    return { ok: false, problem: 'more-than-received', mostMinor } as const
  }
  return { ok: true, shares } as const
}

/** How much of these payments the provider can still give back. */
export async function mostRefundable(db: Db, payments: readonly Payment[]): Promise<Paise> {
  const spread = await spreadRefund(db, payments, Number.MAX_SAFE_INTEGER)
  return spread.ok ? 0 : spread.mostMinor
}
