import { changeGiftByOffice, type GiftRequest } from '#workflows/gifts/change-gift-by-office.ts'
import { type Refunding, sendRefunds } from '#workflows/refunds/send-refunds.ts'
import { applyAcceptance, applySendingBack } from './apply-mismatch.ts'

type Mismatch = GiftRequest & { txnid: string }

/** Accepts another amount for a gift than was asked for: it counts as received, and the giver is told. */
export async function acceptGiftMismatch(services: Refunding, { txnid, ...request }: Mismatch) {
  return changeGiftByOffice(services, request, {
    needs: 'refund',
    action: 'Accept payment',
    apply: applyAcceptance(txnid),
  })
}

/** Sends a payment of another amount for a gift back through the provider. */
export async function sendBackGiftMismatch(services: Refunding, { txnid, ...request }: Mismatch) {
  const changed = await changeGiftByOffice(services, request, {
    needs: 'refund',
    action: 'Send back payment',
    apply: applySendingBack(services, txnid),
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, [changed.opened]) }
}
