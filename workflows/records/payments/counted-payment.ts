import type { ListedPayment } from '#database/records/payments/listed-payments.ts'
import type { Paise } from '#domain/money.ts'
import { type PaymentState, wasReceived } from '#domain/payments/payment-state.ts'

/** The attempt that paid, or one that was given back, or else the last one. */
export function countedPayment<Attempt extends { state: PaymentState }>({
  payments,
}: {
  payments: readonly Attempt[]
}): Attempt | undefined {
  return (
    payments.find(({ state }) => state === 'paid') ??
    payments.findLast(({ state }) => state === 'refunded') ??
    payments.at(-1)
  )
}

/** How it stands, in the words of the list. */
export function paymentWord(payment: Pick<ListedPayment, 'state' | 'returned'> | undefined) {
  if (!payment) return ''
  const { state, returned } = payment
  if (returned.comingMinor > 0) return `${state}; refund on its way`
  return state === 'paid' && returned.doneMinor > 0 ? 'paid; refunded in part' : state
}

/** Over all attempts. */
export function moneyOf(payments: readonly ListedPayment[]): {
  receivedMinor: Paise
  returnedMinor: Paise
} {
  const received = payments.filter(({ state }) => wasReceived(state))
  return {
    receivedMinor: received.reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0),
    returnedMinor: received.reduce((sum, { returned }) => sum + returned.doneMinor, 0),
  }
}
