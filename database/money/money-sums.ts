import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import type { MoneySums } from '#domain/standing.ts'

/** The money received in these payments, and how much of it was refunded. */
export async function sumMoney(db: Db, attempts: readonly Payment[]): Promise<MoneySums> {
  const sums = { receivedMinor: 0, returnedMinor: 0 }
  for (const { id, state, received_minor, amount_minor } of attempts) {
    if (!wasReceived(state)) continue
    sums.receivedMinor += received_minor ?? amount_minor
    sums.returnedMinor += sumRefunds(await refundsOf(db, id)).doneMinor
  }
  return sums
}
