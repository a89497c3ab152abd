import type { Db } from '#database/engine/open.ts'
import { type NewMail, queueMail } from '#database/mail/outbox.ts'
import { attendeesOf } from '#database/registration/registrations.ts'

type Telling = Pick<NewMail, 'kind' | 'name'> & { at: Date }

/** Queues a mail about a registration to its first attendee, in the transaction of the change it is about. */
export async function notifyPayer(tx: Db, id: string, { kind, name, at }: Telling): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  if (!payer) throw new Error('A registration is for somebody')
  const mail = { kind, name, recipient: payer.email, at: at.toISOString() }
  await queueMail(tx, { ...mail, about: { registration_id: id } })
}
