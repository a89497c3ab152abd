import { randomInt } from 'node:crypto'
import type { Payment } from './payment.ts'
import type { PaymentRequest } from './payment-request.ts'

export type Ledger = {
  /** Opens a payment, or returns why PayU would refuse to. */
  open(request: PaymentRequest): Payment | 'already-paid' | 'in-progress'
  byTxnid(txnid: string): Payment | undefined
  byId(id: string): Payment | undefined
  /** Newest first. */
  all(): Payment[]
  freshNumber(): string
}

const mostPayments = 5_000
const patienceMs = 30 * 60_000

/** All payments of one sandbox, in memory. The oldest are dropped. */
export function createLedger(now: () => Date): Ledger {
  const payments = new Map<string, Payment>()
  let lastNumber = randomInt(10_000)

  function open(request: PaymentRequest): Payment | 'already-paid' | 'in-progress' {
    const earlier = byTxnid(request.txnid)
    if (earlier?.state === 'captured' || earlier?.state === 'auth') return 'already-paid'
    if (earlier?.state === 'pending') return 'in-progress'
    if (earlier?.state === 'initiated')
      return Object.assign(earlier, { request, amount: request.amount })
    payments.delete(request.txnid)
    const payment = newPayment(request)
    payments.set(request.txnid, payment)
    forgetOldest(payments)
    return payment
  }

  function newPayment(request: PaymentRequest): Payment {
    return {
      id: freshNumber(),
      request,
      openedAt: now(),
      state: 'initiated',
      outcome: null,
      amount: request.amount,
      charges: '',
      bankReference: String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12),
      refunds: [],
      deliveries: [],
    }
  }

  // Starts with the time, so that ids stay unique when the sandbox restarts but the church's database
  // does not.
  function freshNumber(): string {
    lastNumber = (lastNumber + 1) % 100_000
    return `${now().getTime()}${String(lastNumber).padStart(5, '0')}`
  }

  function byTxnid(txnid: string): Payment | undefined {
    const payment = payments.get(txnid)
    return payment && bounceIfAbandoned(payment, now())
  }

  function all(): Payment[] {
    return [...payments.values()].reverse().map((payment) => bounceIfAbandoned(payment, now()))
  }

  return {
    open,
    byTxnid,
    byId: (id) => all().find((payment) => payment.id === id),
    all,
    freshNumber,
  }
}

function forgetOldest(payments: Map<string, Payment>): void {
  for (const txnid of payments.keys()) {
    if (payments.size <= mostPayments) return
    payments.delete(txnid)
  }
}

/**
 * PayU does this to payments whose payer never presses a button
 * (docs.payu.in/reference-link/payment-state-explanations).
 */
function bounceIfAbandoned(payment: Payment, now: Date): Payment {
  const waitedMs = now.getTime() - payment.openedAt.getTime()
  if (payment.state === 'initiated' && waitedMs > patienceMs) payment.state = 'bounced'
  return payment
}
