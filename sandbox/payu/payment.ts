import type { Outcome } from './outcomes.ts'
import type { PaymentRequest } from './payment-request.ts'

/** PayU's `unmappedstatus` (docs.payu.in/reference-link/payment-state-explanations). */
export type PaymentState =
  | 'initiated'
  | 'pending'
  | 'captured'
  | 'auth'
  | 'failed'
  | 'userCancelled'
  | 'bounced'
  | 'dropped'

export type Payment = {
  /** PayU's id of the payment, `mihpayid` in its answers. */
  id: string
  request: PaymentRequest
  openedAt: Date
  state: PaymentState
  outcome: Outcome | null
  /** The amount in every report. Differs from the request only for "Wrong amount". */
  amount: string
  /** What the bank charged in addition, `additionalCharges` in reports; empty when nothing. */
  charges: string
  bankReference: string
  refunds: Refund[]
  deliveries: Delivery[]
}

export type Refund = {
  id: string
  token: string
  amount: string
  state: RefundState
  timesAsked: number
}

/** PayU's names of the states. */
type RefundState = 'queued' | 'success' | 'failure'

/** One webhook call: the status it reported, and the church's HTTP status, or `unreachable`. */
export type Delivery = { at: Date; status: string; answer: number | 'unreachable' }

export function statusOf(state: PaymentState): 'success' | 'failure' | 'pending' {
  if (state === 'captured' || state === 'auth') return 'success'
  return state === 'initiated' || state === 'pending' ? 'pending' : 'failure'
}

/** PayU accepts `10`, `10.5` and `10.50`, and always answers `10.50`. */
export function withTwoDecimals(text: string): string | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const rupees = (match[1] ?? '').replace(/^0+(?=\d)/, '')
  return `${rupees}.${(match[2] ?? '').padEnd(2, '0')}`
}

/** Whole paise, so that amounts are compared and added as integers. */
export function paise(text: string): number | null {
  const amount = withTwoDecimals(text)
  return amount === null ? null : Number(amount.replace('.', ''))
}

/** Adds two amounts with two decimals; an empty one counts as zero. */
export function sumOf(one: string, other: string): string {
  return (((paise(one) ?? 0) + (paise(other) ?? 0)) / 100).toFixed(2)
}
