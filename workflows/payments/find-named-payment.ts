import { findPayment, type Payment } from '#database/payments/payments.ts'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import type { Services } from '#workflows/services.ts'

export type { Payment }

/** Finds a payment by a transaction number as a person types it. */
export async function findNamedPayment(
  { db }: Services,
  txnid: string,
): Promise<Payment | undefined> {
  return findPayment(db, readTransactionId(txnid))
}
