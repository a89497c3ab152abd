import type { Clock } from '../clock.ts'
import type { Ledger } from './ledger.ts'
import { type Payment, paise, type Refund, withTwoDecimals } from './payment.ts'
import type { Json } from './php-text.ts'
import type { Webhooks } from './webhooks.ts'

export type Refunds = ReturnType<typeof createRefunds>

type Wish = { id: string; token: string; amount: string }

/** Banks take days; this is long enough to see that it is queued. */
const settleMs = 5_000

export function createRefunds(parts: { ledger: Ledger; webhooks: Webhooks; clock: Clock }) {
  const { ledger, webhooks, clock } = parts
  /** `cancel_refund_transaction`: refunds part or all of the captured amount, once per token. */
  function ask(wish: Wish): Json {
    const payment = ledger.byId(wish.id)
    if (payment?.state !== 'captured') return refused('Invalid payuid', 103)
    const problem = problemWith(wish, payment, ledger)
    if (problem !== null) return problem
    const { token } = wish
    const amount = withTwoDecimals(wish.amount) ?? ''
    const id = ledger.freshNumber()
    const refund: Refund = { id, token, amount, state: 'queued', timesAsked: 0 }
    payment.refunds.push(refund)
    clock.later(async () => settle(payment, refund, 'success'), settleMs)
    return accepted(payment, refund)
  }

  /** Applies the bank's decision and notifies the church. */
  function settle(payment: Payment, refund: Refund, state: 'success' | 'failure'): void {
    if (refund.state !== 'queued') return
    refund.state = state
    webhooks.sendRefund(payment, refund)
  }

  /** `check_action_status`: queued at the first question, settled from then on. */
  function states({ number, by }: { number: string; by: string }): Json {
    const wanted = ledger
      .all()
      .flatMap((payment) =>
        payment.refunds
          .filter((refund) => (by === 'payuid' ? payment.id : refund.id) === number)
          .map((refund) => [refund.id, lookAt(payment, refund)] as const),
      )
    return answerAbout(number, wanted)
  }

  function lookAt(payment: Payment, refund: Refund): Json {
    refund.timesAsked += 1
    if (refund.timesAsked > 1) settle(payment, refund, 'success')
    return refundState(refund, payment)
  }

  /** Refunds the rest, as on PayU's dashboard. */
  function giveBack(payment: Payment): void {
    const rest = (paise(payment.amount) ?? 0) - returnedOf(payment)
    ask({ id: payment.id, token: `PAGE${ledger.freshNumber()}`, amount: (rest / 100).toFixed(2) })
  }

  return { ask, states, settle, giveBack }
}

/** The amount refunded or being refunded, in paise. */
export function returnedOf({ refunds }: Payment): number {
  return refunds
    .filter(({ state }) => state !== 'failure')
    .reduce((sum, { amount }) => sum + (paise(amount) ?? 0), 0)
}

function problemWith(wish: Wish, payment: Payment, ledger: Ledger): Json | null {
  if (wish.token === '' || wish.token.length > 23) return refused('Invalid token', 104)
  if (ledger.all().some(({ refunds }) => refunds.some(({ token }) => token === wish.token))) {
    return refused('Token already used or request pending', 105)
  }
  const wanted = paise(wish.amount) ?? 0
  const captured = paise(payment.amount) ?? 0
  const tooMuch = returnedOf(payment) + wanted > captured
  return wanted < 1 || tooMuch ? refused('Invalid amount', 106) : null
}

function refused(reason: string, code: number): Json {
  return { status: 0, msg: `Refund FAILURE - ${reason}`, error_code: code }
}

function accepted(payment: Payment, refund: Refund): Json {
  return {
    status: 1,
    msg: 'Refund Request Queued',
    request_id: refund.id,
    bank_ref_num: payment.bankReference,
    mihpayid: payment.id,
    // 102 means accepted, although the field is called an error code.
    error_code: 102,
  }
}

function answerAbout(number: string, wanted: (readonly [string, Json])[]): Json {
  const found = wanted.length
  if (found === 0) {
    return {
      status: 0,
      msg: '0 out of 1 Transactions Fetched Successfully',
      transaction_details: { [number]: 'No action status found' },
    }
  }
  return {
    status: 1,
    msg: `${found} out of ${found} Transactions Fetched Successfully`,
    transaction_details: { [number]: Object.fromEntries(wanted) },
  }
}

function refundState(refund: Refund, payment: Payment): Json {
  return {
    mihpayid: payment.id,
    bank_ref_num: payment.bankReference,
    request_id: refund.id,
    amt: refund.amount,
    mode: 'UPI',
    action: 'refund',
    token: refund.token,
    status: refund.state,
    bank_arn: refund.state === 'success' ? payment.bankReference : null,
  }
}
