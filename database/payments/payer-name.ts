import type { Db } from '#database/engine/open.ts'
import { findGift } from '#database/gifts/gifts.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import type { Payment } from './payments.ts'

/** The payer's full name. `payer_name` is shortened to the provider's limit. */
export async function payerName(db: Db, payment: Payment): Promise<string> {
  if (payment.gift_id) return (await findGift(db, payment.gift_id)).full_name
  const [payer] = await attendeesOf(db, payment.registration_id ?? '')
  return payer ? `${payer.first_name} ${payer.last_name}` : payment.payer_name
}
