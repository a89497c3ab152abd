import type { Outcome } from './outcomes.ts'
import type { PaymentRequest } from './payment-request.ts'

/** PayU's `unmappedstatus` (docs.payu.in/reference-link/payment-state-explanations), and what PayU says of it. */
export const states = {
  captured: { code: 'E000', message: 'No Error' },
  auth: { code: 'E000', message: 'No Error' },
  initiated: { code: 'E000', message: 'No Error' },
  pending: { code: 'E000', message: 'No Error' },
  failed: { code: 'E308', message: 'Transaction failed at bank end' },
  userCancelled: { code: 'E9205', message: 'Customer cancellation' },
  bounced: { code: 'E1602', message: 'No user action' },
  dropped: { code: 'E214', message: 'Bank servers unreachable' },
}

export type PaymentState = keyof typeof states

export type Payment = {
  /** It is `mihpayid` in PayU's answers. */
  id: string
  request: PaymentRequest
  openedAt: Date
  state: PaymentState
  outcome: Outcome | null
  /** It differs from the request only for "Wrong amount". */
  amount: string
  /** It is `additionalCharges` in reports; empty when nothing was charged. */
  charges: string
  bankReference: string
  refunds: Refund[]
  deliveries: Delivery[]
}

export type Refund = {
  id: string
  token: string
  amount: string
  state: 'queued' | 'success' | 'failure'
  timesAsked: number
}

/** `status` is what it reported, `answer` the church's HTTP status. */
export type Delivery = { at: Date; status: string; answer: number | 'unreachable' }

export function statusOf(state: PaymentState): 'success' | 'failure' | 'pending' {
  if (state === 'captured' || state === 'auth') return 'success'
  return state === 'initiated' || state === 'pending' ? 'pending' : 'failure'
}

export type Settlement = 'captured' | 'failed'

/** In reconciliation, banks turn failures into successes, but never a success into a failure. */
export function settlementsFor({ state }: Payment): Settlement[] {
  if (state === 'captured' || state === 'initiated') return []
  return state === 'pending' || state === 'auth' ? ['captured', 'failed'] : ['captured']
}

/** PayU accepts `10`, `10.5` and `10.50`, and always answers `10.50`. */
export function withTwoDecimals(text: string): string | null {
  const [, rupees, decimals = ''] = /^0*(?=\d)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return rupees === undefined ? null : `${rupees}.${decimals.padEnd(2, '0')}`
}

/** Amounts are compared and added as integers. What is no amount is zero. */
export function paise(text: string): number {
  return Number((withTwoDecimals(text) ?? '0').replace('.', ''))
}

export function rupees(paise: number): string {
  return (paise / 100).toFixed(2)
}

export function returnedOf({ refunds }: Payment): number {
  return refunds
    .filter(({ state }) => state !== 'failure')
    .reduce((sum, { amount }) => sum + paise(amount), 0)
}
