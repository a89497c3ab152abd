import * as v from 'valibot'
import { parseRupees } from '#domain/money.ts'
import { IntegrationError } from '../../integration-error.ts'
import type { ProviderRecord } from '../port.ts'
import { commandHash, type Merchant } from './hash.ts'
import { toStatus } from './report.ts'

export type CommandSettings = {
  merchant: Merchant
  /** Commands go to `${infoUrl}/merchant/postservice.php?form=2`. */
  infoUrl: string
  timeoutMs: number
}

/** Asks PayU's `verify_payment`. A transaction that it leaves out is one that it does not know. */
export async function verifyPayment(
  txnids: readonly string[],
  settings: CommandSettings,
): Promise<Map<string, ProviderRecord>> {
  const answer = await postCommand('verify_payment', txnids.join('|'), settings)
  const details = answer.transaction_details ?? {}
  // Without details and without success it is the call that failed, not the payment.
  if (answer.status !== 1 && !answer.transaction_details) {
    throw new IntegrationError('payu', 'verify_payment', 'the call was refused')
  }
  return new Map(txnids.map((txnid) => [txnid, toRecord(txnid, details[txnid])]))
}

const MOST_BYTES = 1_000_000

const answerSchema = v.looseObject({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  transaction_details: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
})

async function postCommand(command: string, variable: string, settings: CommandSettings) {
  const { merchant, infoUrl, timeoutMs } = settings
  const body = new URLSearchParams({
    key: merchant.key,
    command,
    var1: variable,
    hash: commandHash(command, variable, merchant),
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
    if (text.length > MOST_BYTES) throw new Error('answered too much')
    return v.parse(answerSchema, JSON.parse(text))
  } catch (cause) {
    throw new IntegrationError('payu', command, 'no usable answer', { cause })
  }
}

function toRecord(txnid: string, details: Record<string, unknown> | undefined): ProviderRecord {
  if (!details) return { found: false }
  const fields = textFields(details)
  if (fields.status === 'Not Found' || fields.mihpayid === 'Not Found') return { found: false }
  // `transaction_amount` is what we asked for; `amt` is lower when a discount was given.
  const amountMinor = parseRupees(fields.transaction_amount ?? '')
  if (amountMinor === undefined || !fields.status || !fields.mihpayid || fields.txnid !== txnid) {
    throw new IntegrationError('payu', 'verify_payment', 'an incomplete transaction')
  }
  const status = toStatus(fields.status)
  return { found: true, status, amountMinor, providerId: fields.mihpayid, fields }
}

/** Types wobble in this answer: numbers or text, null or empty. */
function textFields(details: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
}
