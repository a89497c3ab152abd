import type { Gift } from '#database/gifts/gifts.ts'
import { isMailWaiting, queueMail } from '#database/mail/outbox.ts'
import { latestPaymentFor } from '#database/payments/payments.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { formatRupees } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import type { Standing } from '#domain/standing.ts'
import type { Services } from '#workflows/services.ts'

export type MyGift = {
  /** Where it stands, in one sentence. */
  sentence: string
  /** The financial year of its statement, such as 2026-27. */
  year: string
}

/** What the private page says about a gift besides its money. */
export function describeGift({ amount_minor, created_at }: Gift, standing: Standing): MyGift {
  const gift = `Your gift of ${formatRupees(amount_minor)}`
  const year = financialYear(new Date(created_at))
  if (standing === 'Paid') return { year, sentence: `${gift} has reached us. Thank you.` }
  if (standing === 'Refunded') return { year, sentence: `${gift} was given back.` }
  if (standing === 'Not paid') return { year, sentence: `${gift} has not reached us yet.` }
  return { year, sentence: `${gift} has reached us. Our office looks after the difference.` }
}

/** Mails the statement of the gift's financial year to the giver's address. */
export async function sendStatement({ db, now }: Services, gift: Gift): Promise<void> {
  const { id, email: recipient, created_at } = gift
  const kind = 'gift-statement'
  const payment = await latestPaymentFor(db, 'gift_id', id)
  if (!payment || (await isMailWaiting(db, { kind, mailbox: mailboxOf(recipient) }))) return
  const at = now().toISOString()
  const year = financialYear(new Date(created_at))
  const about = { payment_id: payment.id }
  await queueMail(db, { kind, name: `${year}:${at}`, about, facts: { year }, recipient, at })
}
