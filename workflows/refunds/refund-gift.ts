import type { Paise } from '#domain/money.ts'
import { changeGiftByOffice, type GiftRequest } from '#workflows/gifts/change-gift-by-office.ts'
import { applyRefund } from './apply-refund.ts'
import { type Refunding, sendRefunds } from './send-refunds.ts'

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
