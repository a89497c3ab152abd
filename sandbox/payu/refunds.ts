import { paise, withTwoDecimals } from './amounts.ts'
import type { Ledger } from './ledger.ts'
import type { Payment, Refund } from './payment.ts'
import type { Json } from './php-text.ts'

type Wish = { id: string; token: string; amount: string }

/** `cancel_refund_transaction`: part or all of what was captured, once per token. */
export function askRefund(wish: Wish, ledger: Ledger): Json {
  const payment = ledger.byId(wish.id)
  if (payment?.state !== 'captured') return refused('Invalid payuid', 103)
  const problem = problemWith(wish, payment, ledger)
  if (problem !== null) return problem
  const refund: Refund = {
    id: ledger.freshNumber(),
    token: wish.token,
    amount: withTwoDecimals(wish.amount) ?? '',
    timesAsked: 0,
  }
  payment.refunds.push(refund)
  return {
    status: 1,
    msg: 'Refund Request Queued',
    request_id: refund.id,
    bank_ref_num: payment.bankReference,
    mihpayid: payment.id,
    // 102 is PayU's "accepted", although the field is called an error.
    error_code: 102,
  }
}

/** `check_action_status`: a refund is queued when first asked about, and done from then on. */
export function refundStates(question: { number: string; by: string }, ledger: Ledger): Json {
  const wanted = ledger.all().flatMap((payment) => {
    const number = question.by === 'payuid' ? () => payment.id : (refund: Refund) => refund.id
    return payment.refunds
      .filter((refund) => number(refund) === question.number)
      .map((refund) => [refund.id, refundState(refund, payment)] as const)
  })
  const found = wanted.length
  if (found === 0) {
    return {
      status: 0,
      msg: '0 out of 1 Transactions Fetched Successfully',
      transaction_details: { [question.number]: 'No action status found' },
    }
  }
  return {
    status: 1,
    msg: `${found} out of ${found} Transactions Fetched Successfully`,
    transaction_details: { [question.number]: Object.fromEntries(wanted) },
  }
}

function problemWith(wish: Wish, payment: Payment, ledger: Ledger): Json | null {
  if (wish.token === '' || wish.token.length > 23) return refused('Invalid token', 104)
  if (ledger.all().some(({ refunds }) => refunds.some(({ token }) => token === wish.token))) {
    return refused('Token already used or request pending', 105)
  }
  const wanted = paise(wish.amount) ?? 0
  const captured = paise(payment.amount) ?? 0
  const returned = payment.refunds.reduce((sum, { amount }) => sum + (paise(amount) ?? 0), 0)
  return wanted < 1 || returned + wanted > captured ? refused('Invalid amount', 106) : null
}

function refused(reason: string, code: number): Json {
  return { status: 0, msg: `Refund FAILURE - ${reason}`, error_code: code }
}

function refundState(refund: Refund, payment: Payment): Json {
  refund.timesAsked += 1
  const done = refund.timesAsked > 1
  return {
    mihpayid: payment.id,
    bank_ref_num: payment.bankReference,
    request_id: refund.id,
    amt: refund.amount,
    mode: 'UPI',
    action: 'refund',
    token: refund.token,
    status: done ? 'success' : 'queued',
    bank_arn: done ? payment.bankReference : null,
  }
}
