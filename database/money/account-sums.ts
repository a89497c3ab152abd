import type { Db } from '#database/engine/open.ts'
import { type OwnerColumn, type Payment, paymentsFor } from '#database/payments/payments.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { sumEntries } from '#domain/entry-sums.ts'
import type { Paise } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import type { MoneySums } from '#domain/standing.ts'
import { entriesFor } from './money-entries.ts'

type AccountSums = MoneySums & { reducedMinor: Paise }

/** A registration's money from both sources, the provider and the office, and its reductions. */
export function sumAccount(db: Db, registrationId: string): Promise<AccountSums> {
  return sumOf(db, 'registration_id', registrationId)
}

/** The money received in these payments, and how much of it was refunded. */
async function sumMoney(db: Db, attempts: readonly Payment[]): Promise<MoneySums> {
  const sums = { receivedMinor: 0, returnedMinor: 0 }
  for (const { id, state, received_minor, amount_minor } of attempts) {
    if (!wasReceived(state)) continue
    sums.receivedMinor += received_minor ?? amount_minor
    sums.returnedMinor += sumRefunds(await refundsOf(db, id)).doneMinor
  }
  return sums
}

/** The same of a registration or a gift. */
export async function sumOf(db: Db, owner: OwnerColumn, id: string): Promise<AccountSums> {
  const online = await sumMoney(db, await paymentsFor(db, owner, id))
  const byHand = sumEntries(await entriesFor(db, owner, id))
  return {
    receivedMinor: online.receivedMinor + byHand.receivedMinor,
    returnedMinor: online.returnedMinor,
    reducedMinor: byHand.reducedMinor,
  }
}
