import { toCheckout } from '#app/checkout.server.ts'
import type { Services } from '#app/services.server.ts'
import { findPaymentByToken, watchPayment } from '#database/payments.ts'
import { formatRupees } from '#domain/money.ts'
import type { CheckoutForm } from '#integrations/payments/port.ts'
import { namePurpose } from './name-purpose.ts'

const PAGE = {
  title: 'Going to payment',
  description: 'On the way to the payment provider.',
  style: 'pay',
}

export type HandOffPage =
  | { settled: true; txnid: string }
  | { settled: false; page: typeof PAGE; form: CheckoutForm; amount: string; purpose: string }

/** The form that takes the payer on; once anything was heard of the payment, its result instead. */
export async function readHandOff(
  services: Pick<Services, 'db' | 'payments' | 'content' | 'now'>,
  token: string,
): Promise<HandOffPage | undefined> {
  const payment = await findPaymentByToken(services.db, token)
  if (!payment) return undefined
  if (payment.state !== 'open') return { settled: true, txnid: payment.txnid }
  await watchPayment(services.db, payment.id, services.now())
  return {
    settled: false,
    page: PAGE,
    amount: formatRupees(payment.amount_minor),
    purpose: namePurpose(services.content, payment.purpose),
    form: services.payments.checkout(toCheckout(payment)),
  }
}
