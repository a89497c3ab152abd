import type { Services } from '#workflows/services.ts'
import { findNamedPayment } from '../payments/read-payment-page.ts'

/** The id of a registration that a person names by its id or by the number of an attempt to pay for it. */
export async function findNamedRegistration(services: Services, name: string): Promise<string> {
  return (await findNamedPayment(services, name))?.registration_id ?? name.trim().toLowerCase()
}
