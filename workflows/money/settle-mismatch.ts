import { type Refunding, sendRefunds } from '#workflows/refunds/send-refunds.ts'
import { changeByOffice, type OfficeRequest } from '#workflows/registration/change-by-office.ts'
import { applyAcceptance, applySendingBack } from './apply-mismatch.ts'

type Mismatch = OfficeRequest & { txnid: string }

/** Accepts another amount than was asked for: it counts as received, and the payer is told. */
export async function acceptMismatch(services: Refunding, { txnid, ...request }: Mismatch) {
  return changeByOffice(services, request, {
    needs: 'refund',
    action: 'Accept payment',
    apply: applyAcceptance(txnid),
  })
}

/** Sends a payment of another amount back through the provider. */
export async function sendBackMismatch(services: Refunding, { txnid, ...request }: Mismatch) {
  const changed = await changeByOffice(services, request, {
    needs: 'refund',
    action: 'Send back payment',
    apply: applySendingBack(services, txnid),
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, [changed.opened]) }
}
