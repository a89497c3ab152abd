import type { PaymentProvider } from '../port.ts'
import { type CheckoutSettings, checkoutForm } from './checkout.ts'
import { readReport } from './report.ts'
import { type CommandSettings, verifyPayment } from './verify-payment.ts'

/** PayU India's hosted checkout. */
export function createPayu(settings: CheckoutSettings & CommandSettings): PaymentProvider {
  return {
    checkout: (request) => checkoutForm(request, settings),
    readReport: (body) => readReport(body, settings.merchant),
    ask: (txnids) => verifyPayment(txnids, settings),
  }
}
