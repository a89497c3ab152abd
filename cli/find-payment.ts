import { findNamedPayment, type Payment } from '#workflows/payments/read-payment-page.ts'
import { OfficeMistake } from './mistake.ts'
import type { Office } from './open-office.ts'

/** The payment that the command names. Throws when there is none. */
export async function namedPayment(
  { services }: Office,
  txnid: string | undefined,
): Promise<Payment> {
  if (!txnid) throw new OfficeMistake('Name a transaction number.')
  const payment = await findNamedPayment(services, txnid)
  if (!payment) throw new OfficeMistake(`There is no payment with the number ${txnid}.`)
  return payment
}
