import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows } from '#database/engine/rows.ts'
import { notifyTicketAgain } from '#database/tickets/tickets.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { NewAttendee } from './registrations.ts'

/** A person after a correction; without a position, somebody who is added. */
export type CorrectedAttendee = NewAttendee & { position?: number | undefined }

/**
 * Inside the transaction that has locked the registration: stores the people as corrected. Whoever is
 * missing is marked as cancelled, not deleted.
 */
export async function correctAttendees(
  tx: Db,
  { id, people, at }: { id: string; people: readonly CorrectedAttendee[]; at: Date },
): Promise<void> {
  const stored = await allAttendeesOf(tx, id)
  let last = Math.max(0, ...stored.map(({ position }) => position))
  for (const { position, ...person } of people) {
    if (position === undefined) {
      const added = { ...person, registration_id: id, position: ++last, cancelled_at: null }
      await tx.insertInto('attendee').values(added).execute()
      continue
    }
    const known = stored.find((each) => each.position === position)
    if (!known) throw new Error(`Registration ${id} has no person at position ${position}`)
    await changeRows(tx, 'attendee', { registration_id: id, position }, person)
    if (mailboxOf(known.email) !== mailboxOf(person.email)) {
      await notifyTicketAgain(tx, { registrationId: id, position })
    }
  }
  const wanted = new Set(people.map(({ position }) => position))
  for (const { position, cancelled_at } of stored) {
    if (wanted.has(position) || cancelled_at !== null) continue
    const cancelled = { cancelled_at: at.toISOString() }
    await changeRows(tx, 'attendee', { registration_id: id, position }, cancelled)
  }
}

/** Everybody, also those who were taken off, in the order in which they were added. */
export async function allAttendeesOf(db: Db, registrationId: string) {
  return findRows(db, 'attendee', { registration_id: registrationId }, 'position')
}
