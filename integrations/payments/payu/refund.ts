import * as v from 'valibot'
import { parseRupees, toDecimalText } from '#domain/money.ts'
import type { ProviderRefund, RefundAnswer, RefundRequest } from '../port.ts'
import { type CommandSettings, postCommand, textFields } from './command.ts'

/** PayU's `cancel_refund_transaction`: part or all of a payment, once per token. */
export async function requestRefund(
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
  return /token already used|request pending/i.test(reason)
    ? { accepted: 'already' }
    : { accepted: false, reason }
}

/** PayU's `check_action_status`, asked by payment, so that refunds made elsewhere are seen too. */
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
  return Object.values(actions)
    .map(textFields)
    .filter(({ action, token }) => action === 'refund' && token)
    .map(toRefund)
}

const answerSchema = v.looseObject({
  // Text where there is nothing: "No action status found".
  transaction_details: v.record(
    v.string(),
    v.union([v.string(), v.record(v.string(), v.record(v.string(), v.unknown()))]),
  ),
})

function toRefund(fields: Record<string, string>): ProviderRefund {
  return {
    token: fields.token ?? '',
    requestId: fields.request_id ?? '',
    amountMinor: parseRupees(fields.amt ?? '') ?? 0,
    state: STATES[(fields.status ?? '').toLowerCase()] ?? 'queued',
  }
}

/** A word that PayU has not told us about decides nothing: it is asked again. */
const STATES: Record<string, ProviderRefund['state']> = { success: 'done', failure: 'refused' }
