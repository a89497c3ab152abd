import type { Db } from '#database/engine/open.ts'
import type { Order } from '#database/payments/payment-attempts.ts'
import {
  attendeesOf,
  type NewAttendee,
  type Registration,
} from '#database/registration/registrations.ts'
import { toProviderName } from '#domain/payments/provider-text.ts'
import { dueOnlineNow } from './due-online-now.ts'

type Ordered = {
  registration: Pick<Registration, 'id' | 'event_code' | 'due_minor' | 'full_minor'>
  /** The payer, when the registration was stored in this transaction. */
  newPayer?: NewAttendee | undefined
  /**
   * The church's own address. The provider requires one and writes to it, so it gets this one of a payer
   * who was registered at the desk without an address; none is invented.
   */
  churchEmail: string
}

/** What is to be paid for a registration now. The first attendee pays for all. */
export async function registrationOrder(
  tx: Db,
  { registration, newPayer, churchEmail }: Ordered,
): Promise<Order> {
  const payer = newPayer ?? (await attendeesOf(tx, registration.id))[0]
  if (!payer) throw new Error('A registration is for somebody')
  return {
    purpose: registration.event_code,
    payer_name: toProviderName({ names: [payer.first_name, payer.last_name], ...payer }),
    payer_email: payer.email || churchEmail,
    payer_phone: payer.phone,
    amount_minor: newPayer ? registration.due_minor : await dueOnlineNow(tx, registration),
  }
}
