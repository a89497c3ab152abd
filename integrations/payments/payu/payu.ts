import type { PaymentProvider } from '../port.ts'
import { type CheckoutSettings, checkoutForm } from './checkout.ts'
import type { CommandSettings } from './command.ts'
import { describeRecord, ledgerFields } from './describe-record.ts'
import { readPayuNotice } from './notice.ts'
import { askRefunds, sendPayuRefund } from './refund.ts'
import { readReport } from './report.ts'
import { listPaid, verifyPayment } from './verify-payment.ts'

/** PayU India's hosted checkout (docs.payu.in/docs/prebuilt-checkout-page-integration). */
export function createPayu(settings: CheckoutSettings & CommandSettings): PaymentProvider {
  return {
    checkout: (request) => checkoutForm(request, settings),
    readReport: (body) => readReport(body, settings.merchant),
    readNotice: (notice) => readPayuNotice(notice, settings.merchant),
    ask: (txnids) => verifyPayment(txnids, settings),
    refund: (request) => sendPayuRefund(request, settings),
    askRefunds: (providerId) => askRefunds(providerId, settings),
    describe: describeRecord,
    ledgerFields,
    listPaid: (day) => listPaid(day, settings),
  }
}
