import type { PaymentProvider } from '../port.ts'
import { type CheckoutSettings, checkoutForm } from './checkout.ts'
import type { CommandSettings } from './command.ts'
import { describeRecord } from './describe-record.ts'
import { readNotice } from './notice.ts'
import { askRefunds, sendRefund } from './refund.ts'
import { readReport } from './report.ts'
import { listPaid, verifyPayment } from './verify-payment.ts'

/** PayU India's hosted checkout (docs.payu.in/docs/prebuilt-checkout-page-integration). */
export function createPayu(settings: CheckoutSettings & CommandSettings): PaymentProvider {
  return {
    checkout: (request) => checkoutForm(request, settings),
    readReport: (body) => readReport(body, settings.merchant),
    readNotice: (notice) => readNotice(notice, settings.merchant),
    ask: (txnids) => verifyPayment(txnids, settings),
    refund: (request) => sendRefund(request, settings),
    askRefunds: (providerId) => askRefunds(providerId, settings),
    describe: describeRecord,
    listPaid: (day) => listPaid(day, settings),
  }
}
