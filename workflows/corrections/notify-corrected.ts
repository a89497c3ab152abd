import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/mail/outbox.ts'
import { attendeesOf, type StoredAttendee } from '#database/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'
import { personChanges } from './field-changes.ts'

type Corrected = {
  id: string
  before: readonly StoredAttendee[]
  changes: readonly FieldChange[]
  at: Date
}

/**
 * Tells the payer and everybody whose own details were changed, each mailbox once. Another date concerns
 * all.
 */
export async function notifyCorrected(tx: Db, corrected: Corrected): Promise<void> {
  const { id, before, changes, at } = corrected
  if (changes.length === 0) return
  const isMoved = changes.some(({ field }) => field === 'conference')
  const people = await attendeesOf(tx, id)
  const concerned = people.filter((person, index) => {
    const own = before.filter(({ position }) => position === person.position)
    return index === 0 || isMoved || personChanges(own, [person]).length > 0
  })
  const recipients = new Map(concerned.map((person) => [mailboxOf(person.email), person]))
  for (const { position, email } of recipients.values()) {
    await queueMail(tx, {
      kind: 'registration-corrected',
      name: `${at.toISOString()}:${position}`,
      about: { registration_id: id },
      recipient: email,
      at: at.toISOString(),
    })
  }
}
