import type { Paise } from '#domain/money.ts'
import { applyRefund } from '#workflows/payments/apply-refund.ts'
import { type Refunding, sendRefunds } from '#workflows/payments/send-refunds.ts'
import { changeGiftByOffice, type GiftRequest } from './change-gift-by-office.ts'

/** Refunds a gift through the provider, in full or in part, as `refundRegistration` does. */
export async function refundGift(
  services: Refunding,
  { amountMinor, reason, ...request }: GiftRequest & { amountMinor: Paise; reason: string },
) {
  const changed = await changeGiftByOffice(services, request, {
    needs: 'refund',
    action: 'Refund',
    apply: applyRefund(services, { amountMinor, reason }),
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, changed.opened) }
}
