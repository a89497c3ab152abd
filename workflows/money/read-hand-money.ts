import type { Db } from '#database/engine/open.ts'
import { entriesFor, type MoneyEntry } from '#database/money/money-entries.ts'
import { type PrivateRecord, privateTokenOf } from '#database/private-pages/private-pages.ts'
import type { Day } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { receiptAddresses } from '#workflows/receipts/receipt-address.ts'
import type { Services } from '#workflows/services.ts'

/** Money by hand, as the private page shows it. */
export type OwnHandMoney = {
  id: string
  day: Day
  amountMinor: Paise
  method: string
  isTakenBack: boolean
  receipt: string | undefined
}

/** Newest first. */
export async function readHandMoney(
  { db }: Services,
  record: PrivateRecord,
): Promise<OwnHandMoney[]> {
  const entries = await entriesOf(db, record)
  const token = privateTokenOf(record)
  const receipts = await receiptAddresses(db, { payments: [], entries, token })
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back))
  return entries
    .filter(({ kind, takes_back }) => kind === 'received' && takes_back === null)
    .toReversed()
    .map(({ id, day, amount_minor, method }) => ({
      id,
      day,
      amountMinor: amount_minor,
      method: method ?? '',
      isTakenBack: takenBack.has(id),
      receipt: receipts.get(id),
    }))
}

/** Also the reductions. */
function entriesOf(db: Db, record: PrivateRecord): Promise<MoneyEntry[]> {
  return record.kind === 'gift'
    ? entriesFor(db, 'gift_id', record.gift.id)
    : entriesFor(db, 'registration_id', record.registration.id)
}
