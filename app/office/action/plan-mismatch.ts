import type { Typed } from '#app/ui/form/typed.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import type { OneGift } from '#workflows/gifts/read-gift-page.ts'
import type { Plan, ReadyPlan } from './action-plan.ts'
import { problemWords } from './problem-words.ts'

type Payments = OneGift['payments']

type Settling<Request> = {
  payments: Payments
  /** Names the payment, whose page opened the action. */
  typed: Typed
  settle: (request: Request & { txnid: string }) => ReturnType<ReadyPlan<Request>['run']>
  /** What will happen to the payment. */
  say: (payment: Payments[number], amount: string) => string
}

/** Another amount was taken than was asked for: it is accepted or sent back. */
export function planMismatch<Request>(
  name: 'Accept payment' | 'Send back payment',
  { payments, typed, say, settle }: Settling<Request>,
): Plan<Request> {
  const payment = payments.find(
    (each) => each.txnid === typed.txnid && outcomeOf(each) === 'mismatched',
  )
  if (!payment) return { ok: false, errors: { '': problemWords('no-mismatch') } }
  const amount = formatRupees(payment.received_minor ?? 0)
  return {
    ok: true,
    will: [say(payment, amount)],
    button: `${name} of ${amount}`,
    run: (request) => settle({ ...request, txnid: payment.txnid }),
  }
}
