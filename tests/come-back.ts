import { findPaymentById, type Payment } from '#database/payments/payments.ts'
import { receiveReport } from '#workflows/payments/reports/receive-report.ts'
import type { TestServices } from './fixtures/services.ts'
import { payInSandbox } from './pay-in-sandbox.ts'

/** Presses a button of the sandbox's payment page, returns to the site, and reads the payment again. */
export async function comeBack(
  services: TestServices,
  payment: Payment,
  outcome: string,
): Promise<Payment> {
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
  return findPaymentById(services.db, payment.id)
}
