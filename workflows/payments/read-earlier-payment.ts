import { type EarlierRecord, findEarlierPayment } from '#database/payments/earlier-payments.ts'
import type { Services } from '#workflows/services.ts'

/** The record of a payment that was imported from an earlier system. */
export function readEarlierPayment(
  { db }: Services,
  txnid: string,
): Promise<EarlierRecord | undefined> {
  return findEarlierPayment(db, txnid)
}
