import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { type OwnerColumn, type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { type Paise, sumEntries } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { comingOf, countsAsReturned, sumRefunds } from '#domain/payments/refund-state.ts'
import type { MoneySums } from '#domain/registration/places.ts'
import { entriesFor } from './money-entries.ts'

type AccountSums = MoneySums & { reducedMinor: Paise }

/** A registration's money from both sources, the provider and the office, and its reductions. */
export function sumAccount(db: Db, registrationId: string): Promise<AccountSums> {
  return sumOf(db, 'registration_id', registrationId)
}

/**
 * The money received in these payments, and how much of it was refunded or is on its way back. What goes
 * back was received, also where another amount came than was asked for.
 */
async function sumMoney(db: Db, attempts: readonly Payment[]): Promise<MoneySums> {
  const ids = attempts.map(({ id }) => id)
  const refunds = (await findRows(db, 'refund', { payment_id: ids }, 'asked_at')).filter(
    ({ state }) => countsAsReturned(state),
  )
  const returned = new Set(refunds.map(({ payment_id }) => payment_id))
  const amounts = attempts
    .filter(({ id, state }) => wasReceived(state) || returned.has(id))
    .map(({ received_minor, amount_minor }) => received_minor ?? amount_minor)
  const { doneMinor, comingMinor } = sumRefunds(refunds)
  return {
    receivedMinor: amounts.reduce((sum, amount) => sum + amount, 0),
    returnedMinor: doneMinor + comingMinor,
    coming: comingOf(refunds),
  }
}

/** The same of a registration or a gift. */
export async function sumOf(db: Db, owner: OwnerColumn, id: string): Promise<AccountSums> {
  const online = await sumMoney(db, await paymentsFor(db, owner, id))
  const byHand = sumEntries(await entriesFor(db, owner, id))
  return {
    ...online,
    receivedMinor: online.receivedMinor + byHand.receivedMinor,
    reducedMinor: byHand.reducedMinor,
  }
}
