import { paymentsForRegistration } from '#database/payments/payments.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { Actor } from '#domain/staff.ts'
import { settleBatch } from '#workflows/payments/reports/sweep-payments.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import type { Services } from '#workflows/services.ts'
import { type Cancellation, cancelRegistration } from './cancel-registration.ts'

/**
 * Cancels a registration named by its id or by one of its transaction numbers. The provider is asked
 * about its attempts first, so that a payment we have not heard of is counted.
 */
export async function cancelByName(
  services: Services,
  { name, actor }: { name: string; actor: Actor },
): Promise<Cancellation> {
  const id = await findNamedRegistration(services, name)
  const payments = await paymentsForRegistration(services.db, id)
  const unsettled = payments.filter(({ state }) => !wasReceived(state))
  if (unsettled.length > 0) await settleBatch(services, unsettled, 'office')
  return cancelRegistration(services, { id, actor })
}
