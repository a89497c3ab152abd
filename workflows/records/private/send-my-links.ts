import { isMailWaiting, queueMail } from '#database/records/mail/outbox.ts'
import { findPayment, paymentsFor } from '#database/records/payments/payments.ts'
import { findRecordsByAddress } from '#database/records/private/records-by-address.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { mailPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Mails the links of all registrations, gifts and tickets of an address to it, in one mail. Returns nothing, so
 * that the caller can't tell whether the address is known.
 */
export async function sendMyLinks({ db, now, log }: Services, email: string): Promise<void> {
  const recipient = email.trim()
  const about = await findOwner(db, recipient)
  const kind = 'private-links'
  if (!about || (await isMailWaiting(db, { kind, mailbox: mailboxOf(recipient) }))) return
  const at = now()
  const name = at.toISOString().slice(0, MINUTE_LENGTH)
  await queueMail(db, { kind, name, about, recipient, at })
  log.info('private-links-asked-for', {})
}

/** At most one in a minute; the limit for each address holds for the rest. */
const MINUTE_LENGTH = '2026-11-15T04:01'.length

/** A record of the address, so that the mail is forgotten together with it. */
async function findOwner(db: Services['db'], email: string) {
  const { registrations, gifts, tickets } = await findRecordsByAddress(db, email)
  const [registration] = registrations
  if (registration) return { registration_id: registration.id }
  for (const { id } of gifts) {
    const payment = (await paymentsFor(db, 'gift_id', id)).at(-1)
    if (payment) return { payment_id: payment.id }
  }
  const [ticket] = tickets
  return ticket && { registration_id: ticket.registration_id }
}

/**
 * Mails the link of the private page to the stored address, at most once an hour. Returns nothing, so
 * that the caller can't tell whether the payment exists.
 */
export async function sendPrivateLink({ db, now, log }: Services, txnid: string): Promise<void> {
  const payment = await findPayment(db, txnid)
  if (!payment) return
  const at = now()
  const name = at.toISOString().slice(0, HOUR_LENGTH)
  await mailPayer(db, payment, { kind: 'private-link', name, at })
  log.info('private-link-asked-for', { txnid })
}

const HOUR_LENGTH = '2026-11-15T04'.length
