import type { Db } from '#database/engine/open.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'

/** What is on its way back to the payer of a registration, and not counted as given back yet. */
export async function refundsInFlight(db: Db, registrationId: string): Promise<Paise> {
  const payments = await paymentsForRegistration(db, registrationId)
  const refunds = await Promise.all(payments.map(({ id }) => refundsOf(db, id)))
  return sumRefunds(refunds.flat()).comingMinor
}
