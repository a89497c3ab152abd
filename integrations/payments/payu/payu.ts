import { toDecimalText } from '#domain/money.ts'
import type { CheckoutForm, CheckoutRequest, PaymentProvider } from '../port.ts'
import type { CommandSettings } from './command.ts'
import { describeRecord, ledgerFields } from './describe-record.ts'
import { type Merchant, requestHash } from './hash.ts'
import { askRefunds, sendPayuRefund } from './refund.ts'
import { readPayuNotice, readReport } from './report.ts'
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

type CheckoutSettings = {
  merchant: Merchant
  /** The hosted page is at `${baseUrl}/_payment`. */
  baseUrl: string
  /** Where the payer's browser posts the report, whatever the outcome. */
  returnUrl: string
}

function checkoutForm(request: CheckoutRequest, settings: CheckoutSettings): CheckoutForm {
  const { merchant, baseUrl, returnUrl } = settings
  const hashed = {
    txnid: request.txnid,
    amount: toDecimalText(request.amountMinor),
    productinfo: request.purpose,
    firstname: request.payer.name,
    email: request.payer.email,
  }
  for (const [name, value] of Object.entries(hashed)) refuseUnsafe(name, value)
  return {
    action: `${baseUrl}/_payment`,
    fields: {
      key: merchant.key,
      hash: requestHash(hashed, merchant),
      ...hashed,
      phone: request.payer.phone,
      surl: returnUrl,
      furl: returnUrl,
      curl: returnUrl,
    },
  }
}

/**
 * The hash joins the fields with pipes and does not escape them
 * (docs.payu.in/docs/authentication-with-payu-apis), so a pipe could move text between fields without
 * changing the digest. Forms refuse it with a message; here it is a bug.
 */
function refuseUnsafe(name: string, value: string): void {
  if (/[|\p{Cc}]/u.test(value)) throw new Error(`${name} holds a character that can't be signed`)
}
