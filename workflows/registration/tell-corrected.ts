import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { attendeesOf } from '#database/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'

type Corrected = { id: string; changes: readonly FieldChange[]; at: Date }

/** Tells the payer, and everybody whose own details were changed, each mailbox once. */
export async function tellCorrected(tx: Db, { id, changes, at }: Corrected): Promise<void> {
  if (changes.length === 0) return
  const people = await attendeesOf(tx, id)
  const concerned = people.filter(
    (person, index) => index === 0 || changes.some(({ whose }) => whose === nameOf(person)),
  )
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

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}
