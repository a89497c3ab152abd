import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findGift } from '#database/gifts/gifts.ts'
import { attendeesOf } from '#database/registration/registrations.ts'

type Paid = {
  gift_id: string | null
  registration_id: string | null
  /** Of an online payment; shortened to the provider's limit. */
  payer_name?: string
}

/** The full name of whoever pays, online or by hand. */
export async function payerName(
  db: Db,
  { gift_id, registration_id, payer_name = '' }: Paid,
): Promise<string> {
  if (gift_id) return (await findGift(db, gift_id)).full_name
  const [payer] = await attendeesOf(db, registration_id ?? '')
  return payer ? `${payer.first_name} ${payer.last_name}` : payer_name
}

/** The full name of whoever pays: the provider is told a shortened one. */
export function selectPayerName(): RawBuilder<string> {
  return sql<string>`coalesce(${selectFirstName('payment.registration_id')},
    (select gift.full_name from gift where gift.id = payment.gift_id), payment.payer_name)`
}

/** The name of the first who comes. */
export function selectFirstName(registrationId: string): RawBuilder<string | null> {
  return sql<string | null>`(select attendee.first_name || ' ' || attendee.last_name from attendee
    where attendee.registration_id = ${sql.ref(registrationId)}
    order by attendee.cancelled_at is not null, attendee.position limit 1)`
}
