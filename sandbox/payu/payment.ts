import type { Outcome } from './outcomes.ts'
import type { PaymentRequest } from './payment-request.ts'

/** PayU's own words (`unmappedstatus`). */
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
  /** PayU's number for the payment, `mihpayid` in its answers. */
  id: string
  request: PaymentRequest
  openedAt: Date
  state: PaymentState
  outcome: Outcome | null
  /** What every report says was paid. Differs from the request only for "Wrong amount". */
  amount: string
  /** What the bank took on top, `additionalCharges` in reports; empty when nothing. */
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

/** PayU's own words. */
export type RefundState = 'queued' | 'success' | 'failure'

/** One webhook call: what it told, and the church's HTTP status, or why there was none. */
export type Delivery = { at: Date; status: string; answer: number | 'unreachable' }

export type PaymentStatus = 'success' | 'failure' | 'pending'

export function statusOf(state: PaymentState): PaymentStatus {
  if (state === 'captured' || state === 'auth') return 'success'
  return state === 'initiated' || state === 'pending' ? 'pending' : 'failure'
}
