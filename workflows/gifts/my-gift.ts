import type { Gift } from '#database/gifts/gifts.ts'
import { isMailWaiting, queueMail } from '#database/mail/outbox.ts'
import { latestPaymentFor } from '#database/payments/payments.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'

/** Mails the statement of the gift's financial year to the giver's address. */
export async function sendStatement({ db, now }: Services, gift: Gift): Promise<void> {
  const { id, email: recipient, created_at } = gift
  const kind = 'gift-statement'
  if (recipient === '' || (await isMailWaiting(db, { kind, mailbox: mailboxOf(recipient) }))) return
  // A gift by hand has no payment.
  const payment = await latestPaymentFor(db, 'gift_id', id)
  const at = now().toISOString()
  const year = financialYear(new Date(created_at))
  const about = payment && { about: { payment_id: payment.id } }
  await queueMail(db, {
    kind,
    name: `${year}:${id}:${at}`,
    ...about,
    facts: { year },
    recipient,
    at,
  })
}
