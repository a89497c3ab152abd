import type { Db } from '#database/engine/open.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { hasSettledAnother, type Payment } from '#database/records/payments/payments.ts'
import { storedOf } from '#database/records/private/private-pages.ts'
import { forgivenDifference } from '#domain/payments/payment-state.ts'
import { refuse } from '#workflows/actor.ts'
import { type ChangeRequest, changeRecord } from '#workflows/records/change-record.ts'
import { movePayment } from '#workflows/records/payments/reports/move-payment.ts'
import { openRefunds, refundable, sendRefunds } from '#workflows/records/refunds/refund-record.ts'
import { recomputeDueOnline } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { storeReduction } from './record-payment.ts'

type Mismatch = ChangeRequest & { txnid: string }

/** Where a little is missing, the price is reduced by it, so that nobody is asked for it again. */
export async function acceptMismatch(
  services: Services,
  { txnid, reason, ...request }: Mismatch & { reason: string },
) {
  return changeRecord(services, request.kind, request, {
    needs: 'refund',
    action: 'accept-payment',
    apply: async (locked) => {
      const { tx, payments, at } = locked
      const found = await findMismatch(tx, payments, txnid)
      if (!found.ok) return found
      const { payment, receivedMinor } = found
      await movePayment(tx, { payment, source: 'office', evidence: 'accepted', at })
      const { dueMinor } = await readMoney(tx, storedOf(locked))
      const { amount_minor: askedMinor } = payment
      const forgivenMinor = forgivenDifference({ askedMinor, receivedMinor, dueMinor })
      if (forgivenMinor > 0) {
        await storeReduction(locked, forgivenMinor, reason, request.actor.name)
        if (locked.kind === 'registration') await recomputeDueOnline(tx, locked.registration)
      }
      return { ok: true as const, details: { txnid, amountMinor: receivedMinor, forgivenMinor } }
    },
  })
}

export async function sendBackMismatch(services: Services, { txnid, ...request }: Mismatch) {
  const changed = await changeRecord(services, request.kind, request, {
    needs: 'refund',
    action: 'send-back-payment',
    apply: async ({ tx, payments }) => {
      const found = await findMismatch(tx, payments, txnid)
      if (!found.ok) return found
      const { payment, receivedMinor: amountMinor } = found
      const refund = await openRefunds(tx, services, [payment], amountMinor, request)
      if (!refund.ok) return refund
      const tokens = refund.opened.map(({ token }) => token)
      return { ...refund, details: { txnid, amountMinor, tokens } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

/** A provider's payment that has paid for something else is not ours to accept or send back: it came once. */
async function findMismatch(tx: Db, payments: readonly Payment[], txnid: string) {
  const payment = payments.find((each) => each.txnid === txnid)
  const isOpen = payment?.state === 'confirming' && payment.heard === 'confirmed-mismatch'
  if (!isOpen || payment.received_minor === null || payment.provider_id === null) {
    return refuse('no-mismatch')
  }
  const { provider_id: providerId, received_minor: receivedMinor } = payment
  if (await hasSettledAnother(tx, payment, providerId)) return refuse('same-money')
  return (await refundable(tx, payment)) === receivedMinor
    ? ({ ok: true, payment, receivedMinor } as const)
    : refuse('no-mismatch')
}
