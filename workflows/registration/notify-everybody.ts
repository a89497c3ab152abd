import type { Db } from '#database/engine/open.ts'
import { type NewMail, queueMails } from '#database/mail/outbox.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

type Telling = Pick<NewMail, 'kind' | 'name'> & { at: Date }

/** Queues a mail about a registration to all who come, each mailbox once, in the transaction of the change. */
export async function notifyEverybody(
  tx: Db,
  id: string,
  { kind, name, at }: Telling,
): Promise<void> {
  const people = (await attendeesOf(tx, id)).filter(({ email }) => email !== '')
  // The first one with an address wins: the payer's mail is written to the payer's own spelling of it.
  const told = new Map(people.toReversed().map((person) => [mailboxOf(person.email), person]))
  const mails = [...told.values()].map(({ email, position }) => ({
    kind,
    name: `${name}:${position}`,
    about: { registration_id: id },
    recipient: email,
    at: at.toISOString(),
  }))
  await queueMails(tx, mails)
}
