import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Paise } from '#domain/money.ts'
import { type OpenedRefund, openRefund } from './refund-payment.ts'
import type { Refunding } from './send-refunds.ts'
import { type RefundShare, spreadRefund } from './spread-refund.ts'

type Wanted = { amountMinor: Paise; reason: string }

type Locked = { tx: Db; payments: readonly Payment[] }

/**
 * The change that stores a refund, in full or in part, over as many payments as it takes. It is sent to
 * the provider after the transaction.
 */
export function applyRefund(services: Refunding, { amountMinor, reason }: Wanted) {
  return async ({ tx, payments }: Locked) => {
    const spread = await spreadRefund(tx, payments, amountMinor)
    if (!spread.ok) return spread
    if (reason.trim() === '') return { ok: false as const, problem: 'no-reason' as const }
    const opened = await openAll(tx, services, spread.shares)
    const tokens = opened.map(({ token }) => token)
    return { ok: true as const, opened, details: { amountMinor, reason: reason.trim(), tokens } }
  }
}

async function openAll(
  tx: Db,
  services: Refunding,
  shares: readonly RefundShare[],
): Promise<OpenedRefund[]> {
  const opened: OpenedRefund[] = []
  for (const share of shares) {
    const refund = await openRefund(tx, services, share)
    if (!refund.ok) throw new Error(`A refund of ${share.payment.txnid} could not be opened`)
    opened.push(refund)
  }
  return opened
}
