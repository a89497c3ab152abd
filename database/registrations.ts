import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import { newPrivateToken } from './private-token.ts'
import type { Tables } from './tables.ts'

export type Registration = Selectable<Tables['registration']>
export type StoredAttendee = Selectable<Tables['attendee']>

export type NewRegistration = Omit<Registration, 'status' | 'private_token'>
export type NewAttendee = Omit<StoredAttendee, 'registration_id' | 'position'>

/**
 * Inside a transaction: stores the registration and its attendees, or returns the one that the same
 * submission has already stored.
 */
export async function storeRegistrationOnce(
  tx: Db,
  registration: NewRegistration,
  attendees: readonly NewAttendee[],
): Promise<Registration> {
  const stored = await tx
    .insertInto('registration')
    .values({ ...registration, status: 'Not Paid', private_token: newPrivateToken() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) return findTwin(tx, registration).executeTakeFirstOrThrow()
  const rows = attendees.map((attendee, index) => ({
    ...attendee,
    registration_id: stored.id,
    position: index + 1,
  }))
  await tx.insertInto('attendee').values(rows).execute()
  return stored
}

export async function findRegistration(db: Db, id: string): Promise<Registration | undefined> {
  return db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attendees in the order of the form; the first one is the payer. */
export async function attendeesOf(db: Db, registrationId: string): Promise<StoredAttendee[]> {
  return db
    .selectFrom('attendee')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('position')
    .execute()
}

/**
 * Inside a transaction: locks the registration, so that no other transaction settles a payment for it.
 */
export async function lockRegistration(tx: Db, id: string): Promise<Registration> {
  return tx
    .updateTable('registration')
    .set((column) => ({ status: column.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lets the same form, sent again, be a new registration. */
export async function freeSubmission(tx: Db, id: string): Promise<void> {
  const own = { submission: null, twin: `(cancelled) ${id}` }
  await tx.updateTable('registration').set(own).where('id', '=', id).execute()
}

/** The registration that the same submission has already stored. */
export async function findSameRegistration(
  db: Db,
  sent: Pick<Registration, 'submission' | 'twin'>,
): Promise<Registration | undefined> {
  return findTwin(db, sent).executeTakeFirst()
}

function findTwin(db: Db, { submission, twin }: Pick<Registration, 'submission' | 'twin'>) {
  const twins = db.selectFrom('registration').selectAll().where('twin', '=', twin)
  return submission === null
    ? twins.where('submission', 'is', null).where('status', '=', 'Not Paid')
    : twins.where('submission', '=', submission)
}
