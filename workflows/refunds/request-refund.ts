import type { Payment } from '#database/payments/payments.ts'
import type { Paise } from '#domain/money.ts'
import type { Actor } from '#domain/staff.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import { changeOwnerByOffice } from '#workflows/money/change-owner-by-office.ts'
import { openRefund, sendRefund } from './refund-payment.ts'
import type { Refunding } from './send-refunds.ts'

type Wanted = { actor: Actor; payment: Payment; amountMinor: Paise }

type RequestedRefund =
  | { ok: true; token: string; answer: RefundAnswer }
  /** It is not known yet whether the provider accepted the refund: it is stored, and the sweep finds out. */
  | { ok: false; problem: 'no-answer'; reason: string }
  | { ok: false; problem: 'refused' }

/** Refunds one payment, in full or in part. Stored with its author before the provider is asked. */
export async function requestRefund(
  services: Refunding,
  { actor, payment, amountMinor }: Wanted,
): Promise<RequestedRefund> {
  const changed = await changeOwnerByOffice(
    services,
    { actor, payment },
    {
      needs: 'refund',
      action: 'Refund',
      apply: async ({ tx, payments }) => {
        const locked = payments.find(({ id }) => id === payment.id) ?? payment
        const opened = await openRefund(tx, services, { payment: locked, amountMinor })
        if (!opened.ok) return opened
        const { token } = opened
        const details = { txnid: payment.txnid, amountMinor, tokens: [token] }
        return { ok: true as const, opened, details }
      },
    },
  )
  if (!changed.ok || 'repeated' in changed) return { ok: false, problem: 'refused' }
  const { opened } = changed
  try {
    return { ok: true, token: opened.token, answer: await sendRefund(services, opened) }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return { ok: false, problem: 'no-answer', reason: error.message }
  }
}
