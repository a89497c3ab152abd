import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { StoredAttendee } from './registrations.ts'

/** Those who come, by registration, in the order of the form. */
export async function peopleByRegistration(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredAttendee[]>> {
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('attendee')
    .selectAll()
    .where('registration_id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .orderBy('registration_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(people, ({ registration_id }) => registration_id)
}

export type Attempt = Pick<Payment, 'txnid' | 'state' | 'opened_at'> & { registration_id: string }

/** The attempts to pay, by registration, oldest first. */
export async function attemptsByRegistration(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Attempt[]>> {
  if (ids.length === 0) return new Map()
  const attempts = await db
    .selectFrom('payment')
    .select(['registration_id', 'txnid', 'state', 'opened_at'])
    .where('registration_id', 'in', ids)
    .orderBy('opened_at')
    .$narrowType<{ registration_id: string }>()
    .execute()
  return Map.groupBy(attempts, ({ registration_id }) => registration_id)
}
