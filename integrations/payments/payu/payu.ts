import * as v from 'valibot'
import { parseRupees, toDecimalText } from '#domain/money.ts'
import type { Reserve } from '#domain/payments/evidence.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { PaymentProvider, ProviderRecord, ProviderRefund } from '../port.ts'
import { describeRecord, ledgerFields, readPayuMoment } from './describe-record.ts'
import {
  commandHash,
  type Merchant,
  readPayuNotice,
  readReport,
  requestHash,
  toStatus,
} from './report.ts'

/** PayU India's hosted checkout (docs.payu.in/docs/prebuilt-checkout-page-integration). */
export function createPayu(settings: {
  merchant: Merchant
  baseUrl: string
  /** The payer's browser posts the report there, whatever the outcome. */
  returnUrl: string
  infoUrl: string
  timeoutMs: number
}): PaymentProvider {
  const { merchant, baseUrl, returnUrl, infoUrl, timeoutMs } = settings

  /** The hash covers only the first variable. */
  async function command<Answer>(
    name: string,
    variables: readonly string[],
    schema: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    const body = new URLSearchParams({
      key: merchant.key,
      command: name,
      hash: commandHash(name, variables[0] ?? '', merchant),
      ...Object.fromEntries(variables.map((value, index) => [`var${index + 1}`, value])),
    })
    try {
      const response = await fetch(`${infoUrl}/merchant/postservice.php?form=2`, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const text = await response.text()
      if (text.length > MAX_BYTES) throw new Error('answered too much')
      return v.parse(schema, JSON.parse(text))
    } catch (cause) {
      throw new IntegrationError('payu', name, 'no usable answer', { cause })
    }
  }

  return {
    checkout({ txnid, amountMinor, purpose, payer }) {
      const hashed = {
        txnid,
        amount: toDecimalText(amountMinor),
        productinfo: purpose,
        firstname: payer.name,
        email: payer.email,
      }
      // The hash joins the fields with pipes and does not escape them
      // (docs.payu.in/docs/authentication-with-payu-apis), so a pipe could move text between fields without
      // changing the digest. Forms refuse it with a message; here it is a bug.
      for (const [name, value] of Object.entries(hashed)) {
        if (/[|\p{Cc}]/u.test(value))
          throw new Error(`${name} holds a character that can't be signed`)
      }
      return {
        action: `${baseUrl}/_payment`,
        fields: {
          key: merchant.key,
          hash: requestHash(hashed, merchant),
          ...hashed,
          phone: payer.phone,
          surl: returnUrl,
          furl: returnUrl,
          curl: returnUrl,
        },
      }
    },
    readReport: (body) => readReport(body, merchant),
    readNotice: (notice) => readPayuNotice(notice, merchant),
    /** A transaction that is missing in the answer of `verify_payment` is unknown to PayU. */
    async ask(txnids) {
      const answer = await command('verify_payment', [txnids.join('|')], verifySchema)
      const details = answer.transaction_details ?? {}
      // Without details and without success the call failed, not the payment.
      if (answer.status !== 1 && !answer.transaction_details) {
        throw new IntegrationError('payu', 'verify_payment', 'the call was refused')
      }
      const records = txnids.flatMap((txnid) => {
        const record = toRecord(txnid, details[txnid])
        return record ? [[txnid, record] as const] : []
      })
      // One unreadable transaction must not block the others of its batch.
      if (records.length === 0) {
        throw new IntegrationError('payu', 'verify_payment', 'incomplete transactions')
      }
      return new Map(records)
    },
    /** `cancel_refund_transaction` refunds part or all of a payment, once per token. */
    async refund({ providerId, token, amountMinor }) {
      const variables = [providerId, token, toDecimalText(amountMinor)]
      const answer = textFields(await command('cancel_refund_transaction', variables, FIELDS))
      if (answer.status === '1') return { accepted: true, requestId: answer.request_id ?? '' }
      const reason = answer.msg || 'no reason given'
      if (TOKEN_KNOWN.test(reason)) return { accepted: 'already' }
      return { accepted: REFUSED.test(reason) ? false : 'unclear', reason }
    },
    /** `check_action_status` by payment also finds refunds made on PayU's dashboard. */
    async askRefunds(providerId) {
      const answer = await command('check_action_status', [providerId, 'payuid'], actionsSchema)
      const actions = answer.transaction_details[providerId]
      if (typeof actions !== 'object') return []
      return Object.entries(actions)
        .map(([number, details]) => ({ number, fields: textFields(details) }))
        .filter(({ fields }) => fields.action?.toLowerCase() === 'refund')
        .map(({ number, fields }) => toRefund(number, fields))
    },
    describe: describeRecord,
    ledgerFields,
    /** `get_Transaction_Details` has the successful payments of one day in India. */
    async listPaid(day) {
      const answer = await command('get_Transaction_Details', [day, day], listSchema)
      return answer.Transaction_details.map(textFields)
        .filter(({ status }) => status === 'success')
        .map((fields) => ({
          txnid: fields.txnid ?? '',
          providerId: fields.mihpayid ?? fields.id ?? '',
          amountMinor: parseRupees(fields.transaction_amount ?? fields.amount ?? '') ?? 0,
        }))
    },
  }
}

const MAX_BYTES = 1_000_000

const FIELDS = v.record(v.string(), v.unknown())

const flag = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))

const verifySchema = v.looseObject({
  status: flag,
  transaction_details: v.optional(v.record(v.string(), FIELDS)),
})

const actionsSchema = v.looseObject({
  // It is text when there are no actions: "No action status found".
  transaction_details: v.record(v.string(), v.union([v.string(), v.record(v.string(), FIELDS)])),
})

const listSchema = v.looseObject({
  status: v.pipe(flag, v.literal(1)),
  Transaction_details: v.array(FIELDS),
})

/** PayU's messages: https://docs.payu.in/docs/error-codes-for-refund-initiation */
const TOKEN_KNOWN = /token already|already logged|same token|or request pending/i

/**
 * PayU's other failures ("lock could not be obtained", "set as pending", "check tomorrow") leave the
 * outcome open: treating those as refusals could refund the money twice.
 */
const REFUSED =
  /invalid (amount|payuid|token|transaction status)|not found|not match|not allowed|purged/i

/** A refund made on PayU's dashboard may have no token, so one is made from its request id. */
function toRefund(number: string, fields: Record<string, string>): ProviderRefund {
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

/** Returns undefined when a field is missing without which the record can't be trusted. */
function toRecord(
  txnid: string,
  details: Record<string, unknown> | undefined,
): ProviderRecord | undefined {
  if (!details) return { found: false }
  const fields = textFields(details)
  if (fields.status === 'Not Found' || fields.mihpayid === 'Not Found') return { found: false }
  // `transaction_amount` is the amount we sent; `amt` is lower when a discount was given.
  const amountMinor = parseRupees(fields.transaction_amount ?? '')
  if (amountMinor === undefined || !fields.status || !fields.mihpayid || fields.txnid !== txnid) {
    return undefined
  }
  const status = toStatus(fields.status)
  const reserve = RESERVES[`${status}/${fields.unmappedstatus}`]
  const paidAt = readPayuMoment(fields.addedon ?? '')
  return { found: true, status, amountMinor, providerId: fields.mihpayid, reserve, paidAt, fields }
}

/**
 * Details in `unmappedstatus`: authorised money may still be released, a dropped payment may still succeed,
 * and an initiated one has only opened the provider's page (docs.payu.in/reference-link/payment-state-explanations).
 */
const RESERVES: Record<string, Reserve | undefined> = {
  'success/auth': 'held',
  'failure/dropped': 'dropped',
  'pending/initiated': 'begun',
}

/** PayU's answers mix numbers and text, null and empty: all become text. */
function textFields(details: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
}
