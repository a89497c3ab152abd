import type { Paise } from '#domain/money.ts'
import { changeByOffice, type OfficeRequest } from '#workflows/registration/change-by-office.ts'
import { applyRefund } from './apply-refund.ts'
import { type Refunding, sendRefunds } from './send-refunds.ts'

/**
 * Refunds a registration through the provider, in full or in part. The refunds are stored with reason
 * and author before the provider is asked.
 */
export async function refundRegistration(
  services: Refunding,
  { amountMinor, reason, ...request }: OfficeRequest & { amountMinor: Paise; reason: string },
) {
  const changed = await changeByOffice(services, request, {
    needs: 'refund',
    action: 'Refund',
    apply: applyRefund(services, { amountMinor, reason }),
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, changed.opened) }
}
