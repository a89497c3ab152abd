import * as v from 'valibot'
import { parseRupees, toDecimalText } from '#domain/money.ts'
import type {
  CheckoutForm,
  CheckoutRequest,
  PaymentProvider,
  ProviderRefund,
  RefundAnswer,
  RefundRequest,
} from '../port.ts'
import { type CommandSettings, postCommand, textFields } from './command.ts'
import { describeRecord, ledgerFields } from './describe-record.ts'
import { type Merchant, requestHash } from './hash.ts'
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

/** PayU's `cancel_refund_transaction`: refunds part or all of a payment, once per token. */
async function sendPayuRefund(
  { providerId, token, amountMinor }: RefundRequest,
  settings: CommandSettings,
): Promise<RefundAnswer> {
  const variables = [providerId, token, toDecimalText(amountMinor)]
  const asked = { command: 'cancel_refund_transaction', variables, schema: FIELDS }
  const answer = textFields(await postCommand(asked, settings))
  if (answer.status === '1') return { accepted: true, requestId: answer.request_id ?? '' }
  const reason = answer.msg || 'no reason given'
  if (TOKEN_KNOWN.test(reason)) return { accepted: 'already' }
  return { accepted: REFUSED.test(reason) ? false : 'unclear', reason }
}

/** PayU's messages: https://docs.payu.in/docs/error-codes-for-refund-initiation */
const TOKEN_KNOWN = /token already|already logged|same token|or request pending/i

/**
 * Messages after which another attempt is pointless. PayU's other failures ("lock could not be
 * obtained", "set as pending", "check tomorrow") leave the outcome open: treating those as refusals
 * could refund the money twice.
 */
const REFUSED =
  /invalid (amount|payuid|token|transaction status)|not found|not match|not allowed|purged/i

/** PayU's `check_action_status`, by payment, so that refunds made on its dashboard are found too. */
async function askRefunds(
  providerId: string,
  settings: CommandSettings,
): Promise<ProviderRefund[]> {
  const asked = { command: 'check_action_status', variables: [providerId, 'payuid'] }
  const answer = await postCommand({ ...asked, schema: answerSchema }, settings)
  const actions = answer.transaction_details[providerId]
  if (typeof actions !== 'object') return []
  return Object.entries(actions)
    .map(([number, details]) => ({ number, fields: textFields(details) }))
    .filter(({ fields }) => fields.action?.toLowerCase() === 'refund')
    .map(toRefund)
}

const FIELDS = v.record(v.string(), v.unknown())

const answerSchema = v.looseObject({
  // Text when there are no actions: "No action status found".
  transaction_details: v.record(v.string(), v.union([v.string(), v.record(v.string(), FIELDS)])),
})

type Listed = { number: string; fields: Record<string, string> }

/** A refund made on PayU's dashboard may have no token, so one is made from its request id. */
function toRefund({ number, fields }: Listed): ProviderRefund {
  const requestId = fields.request_id || number
  return {
    token: fields.token || `payu-${requestId}`,
    requestId,
    amountMinor: parseRupees(fields.amt ?? '') || undefined,
    state: STATES.get((fields.status ?? '').toLowerCase()) ?? 'queued',
  }
}

/** Any other status is undecided, so the refund stays queued and is asked about again. */
const STATES = new Map<string, ProviderRefund['state']>([
  ['success', 'done'],
  ['failure', 'refused'],
])
