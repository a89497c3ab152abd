import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows, hasRow } from '#database/engine/rows.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { endPayersLinks, endTickets } from '#database/records/private/ended-links.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { NewAttendee, StoredAttendee } from './registrations.ts'

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
      await endTickets(tx, { registration_id: id, position })
    }
  }
  const wanted = new Set(people.map(({ position }) => position))
  for (const { position, cancelled_at } of stored) {
    if (wanted.has(position) || cancelled_at !== null) continue
    const cancelled = { cancelled_at: at.toISOString() }
    await changeRows(tx, 'attendee', { registration_id: id, position }, cancelled)
  }
  await followPayer(tx, id, stored.find(isComing), at)
}

function isComing({ cancelled_at }: StoredAttendee): boolean {
  return cancelled_at === null
}

/** The first of those who come pays. With another payer, or another mailbox, all links of the former one end. */
async function followPayer(
  tx: Db,
  id: string,
  before: StoredAttendee | undefined,
  at: Date,
): Promise<void> {
  const payer = (await allAttendeesOf(tx, id)).find(isComing)
  if (!payer || !before) return
  const isSame = payer.position === before.position
  if (isSame && mailboxOf(payer.email) === mailboxOf(before.email)) return
  const hasKey = await hasRow(tx, 'place_key', { registration_id: id })
  await endPayersLinks(tx, { registration_id: id, gift_id: null }, at)
  if (!hasKey) return
  const mail = { kind: 'keep-places', name: at.toISOString(), recipient: payer.email } as const
  await queueMail(tx, { ...mail, about: { registration_id: id }, at: at.toISOString() })
}

/** Everybody, also those who were taken off, in the order in which they were added. */
export async function allAttendeesOf(db: Db, registrationId: string) {
  return findRows(db, 'attendee', { registration_id: registrationId }, 'position')
}
