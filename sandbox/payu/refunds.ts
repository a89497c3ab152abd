import type { Clock } from '../clock.ts'
import type { Ledger } from './ledger.ts'
import { type Payment, paise, type Refund, returnedOf, rupees, withTwoDecimals } from './payment.ts'
import type { Webhooks } from './webhooks.ts'

export type Refunds = ReturnType<typeof createRefunds>

/** Banks take days; this is long enough to see that it is queued. */
const settleMs = 5_000

export function createRefunds(ledger: Ledger, webhooks: Webhooks, clock: Clock) {
  /** `cancel_refund_transaction` refunds part or all of the captured amount, once per token. */
  function ask({ id, token, amount }: { id: string; token: string; amount: string }) {
    const payment = ledger.byId(id) ?? ledger.adopt(id)
    if (payment?.state !== 'captured') return refused('Invalid payuid')
    if (token === '' || token.length > 23) return refused('Invalid token')
    if (ledger.all().some(({ refunds }) => refunds.some((earlier) => earlier.token === token))) {
      return refused('Token already used or request pending')
    }
    const tooMuch = returnedOf(payment) + paise(amount) > paise(payment.amount)
    if (paise(amount) < 1 || tooMuch) return refused('Invalid amount')
    const refund: Refund = {
      id: ledger.freshNumber(),
      token,
      amount: withTwoDecimals(amount) ?? '',
      state: 'queued',
      timesAsked: 0,
    }
    payment.refunds.push(refund)
    clock.later(async () => settle(payment, refund, 'success'), settleMs)
    return {
      status: 1,
      msg: 'Refund Request Queued',
      request_id: refund.id,
    }
  }

  function refused(reason: string) {
    return { status: 0, msg: `Refund FAILURE - ${reason}` }
  }

  function settle(payment: Payment, refund: Refund, state: 'success' | 'failure'): void {
    if (refund.state !== 'queued') return
    refund.state = state
    webhooks.sendRefund(payment, refund)
  }

  /** `check_action_status` says queued at the first question, and settled from then on. */
  function states(id: string) {
    const payment = ledger.byId(id)
    const known = payment?.refunds.map((refund) => [refund.id, lookAt(payment, refund)]) ?? []
    const details = known.length > 0 ? Object.fromEntries(known) : 'No action status found'
    return { status: Math.min(known.length, 1), transaction_details: { [id]: details } }
  }

  function lookAt(payment: Payment, refund: Refund) {
    refund.timesAsked += 1
    if (refund.timesAsked > 1) settle(payment, refund, 'success')
    return {
      request_id: refund.id,
      amt: refund.amount,
      action: 'refund',
      token: refund.token,
      status: refund.state,
    }
  }

  /** PayU's dashboard refunds the rest like this. */
  function giveBack(payment: Payment): void {
    const amount = rupees(paise(payment.amount) - returnedOf(payment))
    ask({ id: payment.id, token: `PAGE${ledger.freshNumber()}`, amount })
  }

  return { ask, states, settle, giveBack }
}
