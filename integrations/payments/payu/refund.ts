import * as v from 'valibot'
import { parseRupees, toDecimalText } from '#domain/money.ts'
import type { ProviderRefund, RefundAnswer, RefundRequest } from '../port.ts'
import { type CommandSettings, postCommand, textFields } from './command.ts'

/** PayU's `cancel_refund_transaction`: refunds part or all of a payment, once per token. */
export async function sendPayuRefund(
  { providerId, token, amountMinor }: RefundRequest,
  settings: CommandSettings,
): Promise<RefundAnswer> {
  const answer = await postCommand(
    {
      command: 'cancel_refund_transaction',
      variables: [providerId, token, toDecimalText(amountMinor)],
      read: (json) => textFields(v.parse(v.record(v.string(), v.unknown()), json)),
    },
    settings,
  )
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
export async function askRefunds(
  providerId: string,
  settings: CommandSettings,
): Promise<ProviderRefund[]> {
  const answer = await postCommand(
    {
      command: 'check_action_status',
      variables: [providerId, 'payuid'],
      read: (json) => v.parse(answerSchema, json),
    },
    settings,
  )
  const actions = answer.transaction_details[providerId]
  if (typeof actions !== 'object') return []
  return Object.entries(actions)
    .map(([number, details]) => ({ number, fields: textFields(details) }))
    .filter(({ fields }) => fields.action?.toLowerCase() === 'refund')
    .map(toRefund)
}

const answerSchema = v.looseObject({
  // Text when there are no actions: "No action status found".
  transaction_details: v.record(
    v.string(),
    v.union([v.string(), v.record(v.string(), v.record(v.string(), v.unknown()))]),
  ),
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
