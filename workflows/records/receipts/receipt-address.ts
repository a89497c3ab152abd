import type { Db } from '#database/engine/open.ts'
import type { MoneyEntry } from '#database/records/money/account-sums.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'

/**
 * The addresses of the receipts below the private page with this token, by the payment or the entry that they are
 * for.
 */
export async function receiptAddresses(
  db: Db,
  token: string,
  {
    attempts = [],
    entries = [],
  }: { attempts?: readonly Payment[]; entries?: readonly MoneyEntry[] },
): Promise<Map<string, string>> {
  // A successor follows the void one that it replaces.
  const receipts = [
    ...(await receiptsOf(db, 'payment_id', attempts)),
    ...(await receiptsOf(db, 'entry_id', entries)),
  ]
  return new Map(
    receipts.map((receipt) => [
      receipt.payment_id ?? receipt.entry_id ?? '',
      `/my/${token}/receipts/${receiptNumber(receipt)}`,
    ]),
  )
}
