import type { Db } from '#database/open.ts'
import { hasSettledAnother, type Payment } from '#database/payments.ts'
import { movePayment } from '#workflows/payments/move-payment.ts'
import { openRefund, refundable } from '#workflows/payments/refund-payment.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice, type OfficeRequest } from './change-by-office.ts'
import { sendRefunds } from './refund-registration.ts'

type Settling = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'>

type Mismatch = OfficeRequest & { txnid: string }

/** Accepts another amount than was asked for: it counts as received, and the payer is told. */
export async function acceptMismatch(services: Settling, { txnid, ...request }: Mismatch) {
  return changeByOffice(services, request, {
    needs: 'refund',
    action: 'Accept payment',
    apply: async ({ tx, payments, at }) => {
      const found = await mismatched(tx, payments, txnid)
      if (!found.ok) return found
      const { payment } = found
      await movePayment(tx, { payment, source: 'office', evidence: 'accepted', at })
      return { ok: true as const, details: { txnid, amountMinor: payment.received_minor } }
    },
  })
}

/** Sends a payment of another amount back through the provider. */
export async function sendBackMismatch(services: Settling, { txnid, ...request }: Mismatch) {
  const changed = await changeByOffice(services, request, {
    needs: 'refund',
    action: 'Send back payment',
    apply: async ({ tx, payments }) => {
      const found = await mismatched(tx, payments, txnid)
      if (!found.ok) return found
      const opened = await openRefund(tx, services, found)
      if (!opened.ok) return { ok: false as const, problem: 'no-mismatch' as const }
      const { amount: amountMinor, token } = opened
      return { ok: true as const, opened, details: { txnid, amountMinor, tokens: [token] } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, [changed.opened]) }
}

/**
 * The payment, if another amount was taken for it and nothing was decided yet. A provider's payment
 * that has paid for something else is not ours to accept or to send back: the money came once.
 */
async function mismatched(tx: Db, payments: readonly Payment[], txnid: string) {
  const payment = payments.find((each) => each.txnid === txnid)
  const isOpen = payment?.state === 'confirming' && payment.heard === 'confirmed-mismatch'
  if (!isOpen || payment.received_minor === null || payment.provider_id === null) {
    return { ok: false, problem: 'no-mismatch' } as const
  }
  const providerId = payment.provider_id
  if (await hasSettledAnother(tx, { providerId, id: payment.id })) {
    return { ok: false, problem: 'same-money' } as const
  }
  const untouched = (await refundable(tx, payment)) === payment.received_minor
  return untouched
    ? ({ ok: true, payment } as const)
    : ({ ok: false, problem: 'no-mismatch' } as const)
}
