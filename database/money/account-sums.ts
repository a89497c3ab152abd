import type { Db } from '#database/engine/open.ts'
import { paymentsFor } from '#database/payments/payments.ts'
import { sumEntries } from '#domain/entry-sums.ts'
import type { Paise } from '#domain/money.ts'
import type { MoneySums } from '#domain/standing.ts'
import { entriesFor } from './money-entries.ts'
import { sumMoney } from './money-sums.ts'

type AccountSums = MoneySums & { reducedMinor: Paise }

/** A registration's money from both sources, the provider and the office, and its reductions. */
export function sumAccount(db: Db, registrationId: string): Promise<AccountSums> {
  return sumOf(db, 'registration_id', registrationId)
}

/** The same of a gift. */
export function sumGift(db: Db, giftId: string): Promise<AccountSums> {
  return sumOf(db, 'gift_id', giftId)
}

async function sumOf(
  db: Db,
  owner: 'gift_id' | 'registration_id',
  id: string,
): Promise<AccountSums> {
  const online = await sumMoney(db, await paymentsFor(db, owner, id))
  const byHand = sumEntries(await entriesFor(db, owner, id))
  return {
    receivedMinor: online.receivedMinor + byHand.receivedMinor,
    returnedMinor: online.returnedMinor,
    reducedMinor: byHand.reducedMinor,
  }
}
