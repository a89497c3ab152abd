import type { Db } from '#database/engine/open.ts'
import type { Owner } from '#database/records/payments/payments.ts'

/** The full names of those who gave or who pay for a registration, by the id of what is paid for. */
export async function fullNames(db: Db, rows: readonly Owner[]): Promise<Map<string, string>> {
  const gifts = rows.flatMap(({ gift_id }) => gift_id ?? [])
  const registrations = rows.flatMap(({ registration_id }) => registration_id ?? [])
  const givers = gifts.length
    ? await db.selectFrom('gift').select(['id', 'full_name']).where('id', 'in', gifts).execute()
    : []
  const people = registrations.length
    ? await db
        .selectFrom('attendee')
        .select(['registration_id', 'first_name', 'last_name'])
        .where('registration_id', 'in', registrations)
        .where('cancelled_at', 'is', null)
        // The last one that is set stays: whoever stands first on the registration.
        .orderBy('position', 'desc')
        .execute()
    : []
  return new Map([
    ...givers.map(({ id, full_name }) => [id, full_name] as const),
    ...people.map(
      ({ registration_id, first_name, last_name }) =>
        [registration_id, `${first_name} ${last_name}`] as const,
    ),
  ])
}
