import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import { storeRefund } from '#database/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import type { Services } from '#workflows/services.ts'
import { noteRefundEvent } from './note-refund.ts'
import { refundable } from './refundable.ts'

export type OpenedRefund = {
  payment: Payment
  providerId: string
  token: string
  amountMinor: Paise
}

type Opening = {
  /** Oldest first, read under the locks that the caller holds. */
  payments: readonly Payment[]
  amountMinor: Paise
  /** Whether whoever paid is mailed when it has arrived. */
  notify?: boolean | undefined
}

/**
 * Inside the transaction that has locked the payments: stores a refund over as many of them as it takes,
 * newest first, because a second payment is the likelier one to go back. It is sent after the
 * transaction: if the answer is lost, its token identifies it, so that nothing is refunded twice.
 */
export async function openRefunds(
  tx: Db,
  services: Services,
  { payments, amountMinor, notify = true }: Opening,
) {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, problem: 'bad-amount' } as const
  }
  const shares: Share[] = []
  let mostMinor = 0
  for (const payment of payments.toReversed()) {
    const rest = await refundable(tx, payment)
    const share = Math.min(rest, amountMinor - mostMinor)
    if (share > 0) shares.push({ payment, amountMinor: share })
    mostMinor += rest
  }
  if (amountMinor > mostMinor) {
    return { ok: false, problem: 'more-than-received', mostMinor } as const
  }
  const opened: OpenedRefund[] = []
  for (const share of shares) opened.push(await openRefund(tx, services, { ...share, notify }))
  return { ok: true, opened } as const
}

type Share = { payment: Payment; amountMinor: Paise }

async function openRefund(
  tx: Db,
  services: Services,
  { payment, amountMinor, notify }: Share & { notify: boolean },
): Promise<OpenedRefund> {
  const at = services.now()
  const token = drawToken(services)
  await storeRefund(tx, {
    token,
    payment_id: payment.id,
    amount_minor: amountMinor,
    state: 'asked',
    asked_at: at.toISOString(),
    changed_at: at.toISOString(),
    // Due at once: if this process dies now, the sweep asks about the refund.
    follow_at: at.toISOString(),
    is_quiet: notify ? 0 : 1,
  })
  await noteRefundEvent(tx, { payment, source: 'office', at, state: 'asked' })
  return { payment, providerId: payment.provider_id ?? '', token, amountMinor }
}

/** A unique token of at most 23 characters, the provider's limit. */
function drawToken({ now, randomBelow }: Services): string {
  return `R${now().getTime()}${String(randomBelow(1_000_000)).padStart(6, '0')}`
}
