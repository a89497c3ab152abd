import { findPayment, type Payment } from '#database/payments.ts'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import { OfficeMistake } from './mistake.ts'
import type { Office } from './open-office.ts'

/** The payment that the command is about. */
export async function namedPayment(
  { services }: Office,
  txnid: string | undefined,
): Promise<Payment> {
  if (!txnid) throw new OfficeMistake('Name a transaction number.')
  const payment = await findPayment(services.db, readTransactionId(txnid))
  if (!payment) throw new OfficeMistake(`There is no payment with the number ${txnid}.`)
  return payment
}
