import type { CorrectedAttendee } from '#database/attendees.ts'
import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import type { StoredAttendee } from '#database/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

type Corrected = {
  id: string
  before: readonly StoredAttendee[]
  people: readonly CorrectedAttendee[]
  by: 'office' | 'visitor'
  at: Date
}

/** Tells the old and the new address of everybody whose address was changed, each mailbox once. */
export async function tellChangedAddresses(
  tx: Db,
  { id, before, people, by, at }: Corrected,
): Promise<void> {
  const told = new Map<string, { recipient: string; which: 'old' | 'new' }>()
  for (const person of people) {
    const old = before.find(({ position }) => position === person.position)
    if (!old || mailboxOf(old.email) === mailboxOf(person.email)) continue
    told.set(mailboxOf(old.email), { recipient: old.email, which: 'old' })
    told.set(mailboxOf(person.email), { recipient: person.email, which: 'new' })
  }
  for (const [index, { recipient, which }] of [...told.values()].entries()) {
    await queueMail(tx, {
      kind: 'email-changed',
      name: `${at.toISOString()}:${index}`,
      about: { registration_id: id },
      facts: { which, by },
      recipient,
      at: at.toISOString(),
    })
  }
}
