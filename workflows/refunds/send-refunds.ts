import { isIntegrationError } from '#integrations/integration-error.ts'
import type { Services } from '#workflows/services.ts'
import { type OpenedRefund, sendRefund } from './refund-payment.ts'

export type Refunding = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'>

/** What the provider said: `unclear` is followed up under the same token, so that nothing goes back twice. */
type RefundAnswers = 'accepted' | 'refused' | 'unclear'

/** A lost connection leaves a refund unclear: it is stored, and the sweep finds out. */
export async function sendRefunds(
  services: Refunding,
  opened: readonly OpenedRefund[],
): Promise<RefundAnswers> {
  const answers: RefundAnswers[] = []
  for (const refund of opened) answers.push(await sendOne(services, refund))
  return answers.find((answer) => answer !== 'accepted') ?? 'accepted'
}

async function sendOne(services: Refunding, refund: OpenedRefund): Promise<RefundAnswers> {
  try {
    const { accepted } = await sendRefund(services, refund)
    if (accepted === false) return 'refused'
    return accepted === 'unclear' ? 'unclear' : 'accepted'
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid: refund.payment.txnid })
    return 'unclear'
  }
}
