import type { Paise } from '#domain/money.ts'
import { type ChangeRequest, changeRecord } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { openRefunds } from './open-refunds.ts'
import { paidOf } from './refundable.ts'
import { sendRefunds } from './send-refunds.ts'

type Wanted = {
  amountMinor: Paise
  /** The office has to say why. The command line doesn't ask. */
  reason?: string
  /** Takes it from this payment only, also where another amount came than was asked for. */
  txnid?: string
}

/**
 * Refunds a registration or a gift through the provider, in full or in part. The refunds are stored with
 * reason and author before the provider is asked.
 */
export async function refundRecord(
  services: Services,
  { amountMinor, reason: typed, txnid, ...request }: ChangeRequest & Wanted,
) {
  const reason = typed?.trim()
  const changed = await changeRecord(services, request, {
    needs: 'refund',
    action: 'refund',
    apply: async ({ tx, payments }) => {
      if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
      const named = payments.filter((payment) => payment.txnid === txnid)
      const from = txnid === undefined ? paidOf(payments) : named
      const { notify } = request
      const refund = await openRefunds(tx, services, { payments: from, amountMinor, notify })
      if (!refund.ok) return refund
      const tokens = refund.opened.map(({ token }) => token)
      return { ...refund, details: { txnid, amountMinor, reason, tokens } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}
