import type { FailureReason } from '#domain/payments/outcome.ts'

type Told = { unmappedstatus?: string | undefined; error_Message?: string | undefined }

/**
 * Why a payment failed, by PayU's word for its state and by its message. The messages are the banks' own and come
 * in hundreds (https://docs.payu.in/docs/error-codes), so they are known by what they speak of.
 */
export function failureReason({ unmappedstatus = '', error_Message = '' }: Told): FailureReason {
  const byState = STATES.get(unmappedstatus.toLowerCase())
  return byState ?? MESSAGES.find(([words]) => words.test(error_Message))?.[1] ?? 'unknown'
}

/** https://docs.payu.in/reference-link/payment-state-explanations */
const STATES: ReadonlyMap<string, FailureReason> = new Map([
  ['usercancelled', 'cancelled'],
  ['bounced', 'left'],
  ['dropped', 'no-answer'],
])

/** The first that fits. "Transaction limit exceeded" comes before the words for numbers and codes. */
const MESSAGES: readonly (readonly [RegExp, FailureReason])[] = [
  [/cancel/i, 'cancelled'],
  [/insufficient|not sufficient|low balance|limit|exceed/i, 'not-enough'],
  [/time(?:d)?[ -]?out|session expired|took too long/i, 'timed-out'],
  [/unreachable|no response|not respond|unavailable|down/i, 'no-answer'],
  [
    /otp|cvv|\bm?pin\b|password|authenticat|3-?d secure|incorrect|invalid|expired/i,
    'wrong-details',
  ],
  [/declin|honou?r|denied|refus|reject|bank end|issuer|blocked|not permitted/i, 'declined'],
]
