import { isIntegrationError } from '#integrations/integration-error.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { noteRefundAnswer } from './note-refund.ts'
import type { OpenedRefund } from './open-refunds.ts'

export type SentRefund = {
  token: string
  /** After `no-answer` it is not known whether the provider accepted it: the sweep finds out. */
  answer: RefundAnswer | { accepted: 'no-answer'; reason: string }
}

/** Sends the requests for stored refunds, and stores the provider's answers. */
export async function sendRefunds(
  services: Services,
  opened: readonly OpenedRefund[],
): Promise<SentRefund[]> {
  const sent: SentRefund[] = []
  for (const refund of opened) sent.push(await sendRefund(services, refund))
  return sent
}

async function sendRefund(services: Services, refund: OpenedRefund): Promise<SentRefund> {
  const { payment, providerId, token, amountMinor } = refund
  const { txnid } = payment
  try {
    const answer = await services.payments.of(payment).refund({ providerId, token, amountMinor })
    const answered = { payment, token, answer, resent: false, source: 'office' } as const
    await services.db
      .transaction()
      .execute((tx) => noteRefundAnswer(tx, { ...answered, at: services.now() }))
    services.log.info('refund-asked', { txnid, amountMinor, token })
    return { token, answer }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid })
    return { token, answer: { accepted: 'no-answer', reason: error.message } }
  }
}
