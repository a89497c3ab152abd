import { findGift } from './gifts.ts'
import type { Db } from './open.ts'
import type { Payment } from './payments.ts'
import { attendeesOf } from './registrations.ts'

/** The payer's full name. `payer_name` is shortened to the provider's limit. */
export async function payerName(db: Db, payment: Payment): Promise<string> {
  if (payment.gift_id) return (await findGift(db, payment.gift_id)).full_name
  const [payer] = await attendeesOf(db, payment.registration_id ?? '')
  return payer ? `${payer.first_name} ${payer.last_name}` : payment.payer_name
}
