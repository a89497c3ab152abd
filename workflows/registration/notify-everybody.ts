import type { Db } from '#database/engine/open.ts'
import { type NewMail, queueMails } from '#database/mail/outbox.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'

type Telling = Pick<NewMail, 'kind' | 'name'> & { at: Date }

/** Queues a mail about a registration to all who come, each mailbox once, in the transaction of the change. */
export async function notifyEverybody(
  tx: Db,
  id: string,
  { kind, name, at }: Telling,
): Promise<void> {
  const mails = addressesOf(await attendeesOf(tx, id)).map((recipient, index) => ({
    kind,
    name: `${name}:${index}`,
    about: { registration_id: id },
    recipient,
    at: at.toISOString(),
  }))
  await queueMails(tx, mails)
}
