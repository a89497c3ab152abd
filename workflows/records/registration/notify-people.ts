import type { Db } from '#database/engine/open.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { type NewMail, queueMail, queueMails } from '#database/records/mail/outbox.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { type PrivateRecord, recordOf } from '#database/records/private/private-pages.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'

/** A mail that is queued in the transaction of the change it is about. */
type Telling<Kind extends MailKind> = Pick<NewMail<Kind>, 'kind' | 'name' | 'facts' | 'at'>

/** About a registration, to its first attendee. */
export async function notifyPayer<Kind extends MailKind>(tx: Db, id: string, mail: Telling<Kind>) {
  const [payer] = await attendeesOf(tx, id)
  const about = { registration_id: id }
  await queueMail(tx, { ...mail, about, recipient: payer?.email ?? '' })
}

/** About a registration or a gift, to each of these addresses. */
export async function notifyEach<Kind extends MailKind>(
  tx: Db,
  about: NewMail['about'],
  recipients: readonly string[],
  { name, ...mail }: Telling<Kind>,
) {
  const mails = recipients.map((recipient, index) => {
    return { ...mail, name: `${name}:${index}`, about, recipient }
  })
  await queueMails(tx, mails)
}

/** By what a mail about a gift is found: its last payment. One that came by hand has none. */
export async function aboutGift(db: Db, id: string): Promise<NewMail['about']> {
  const payment = (await paymentsFor(db, 'gift_id', id)).at(-1)
  return payment && { payment_id: payment.id }
}

/** About a payment, to whoever pays: the office may have corrected the address since it was opened. */
export async function mailPayer<Kind extends MailKind>(
  tx: Db,
  payment: Payment,
  mail: Telling<Kind>,
) {
  const recipient = await payerAddress(tx, await recordOf(tx, payment))
  await queueMail(tx, { ...mail, about: { payment_id: payment.id }, recipient })
}

export async function payerAddress(db: Db, record: PrivateRecord): Promise<string> {
  if (record.kind === 'gift') return record.gift.email
  const [payer] = await attendeesOf(db, record.registration.id)
  return payer?.email ?? ''
}
