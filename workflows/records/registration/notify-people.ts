import type { Db } from '#database/engine/open.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { type NewMail, queueMail, queueMails } from '#database/records/mail/outbox.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'

type Telling<Kind extends MailKind> = Pick<NewMail<Kind>, 'kind' | 'name' | 'facts'> & { at: Date }

/** Queues a mail about a registration to its first attendee, in the transaction of the change it is about. */
export async function notifyPayer<Kind extends MailKind>(
  tx: Db,
  id: string,
  { kind, name, facts, at }: Telling<Kind>,
): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  const mail = { kind, name, facts, recipient: payer?.email ?? '', at: at.toISOString() }
  await queueMail(tx, { ...mail, about: { registration_id: id } })
}

/** Queues a mail about a registration to each of these addresses, in the transaction of the change. */
export async function notifyEach<Kind extends MailKind>(
  tx: Db,
  id: string,
  recipients: readonly string[],
  { kind, name, facts, at }: Telling<Kind>,
): Promise<void> {
  const mails = recipients.map((recipient, index) => ({
    kind,
    name: `${name}:${index}`,
    about: { registration_id: id },
    facts,
    recipient,
    at: at.toISOString(),
  }))
  await queueMails(tx, mails)
}
