import type { Payment } from '#database/payments.ts'
import type { Paise } from '#domain/money.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { type RefundOutcome, refundPayment } from '#workflows/payments/refund-payment.ts'
import type { Services } from '#workflows/services.ts'

type RefundRequest = RefundOutcome | { ok: false; problem: 'no-answer'; reason: string }

/**
 * Refunds a payment. With `no-answer` it is not known yet whether the provider accepted the refund: it is
 * stored, and the sweep finds out.
 */
export async function requestRefund(
  services: Services,
  payment: Payment,
  amountMinor: Paise,
): Promise<RefundRequest> {
  try {
    return await refundPayment(services, payment, amountMinor)
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return { ok: false, problem: 'no-answer', reason: error.message }
  }
}
