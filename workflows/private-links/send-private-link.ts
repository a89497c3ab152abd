import { queueMail } from '#database/mail/outbox.ts'
import { findPayment } from '#database/payments/payments.ts'
import { recordOf } from '#database/private-pages/private-pages.ts'
import type { Services } from '#workflows/services.ts'
import { payerAddress } from './payer-address.ts'

/**
 * Mails the link of the private page to the stored address, at most once an hour. Returns nothing, so
 * that the caller can't tell whether the payment exists.
 */
export async function sendPrivateLink({ db, now, log }: Services, txnid: string): Promise<void> {
  const payment = await findPayment(db, txnid)
  if (!payment) return
  const at = now().toISOString()
  await queueMail(db, {
    kind: 'private-link',
    name: at.slice(0, HOUR_LENGTH),
    about: { payment_id: payment.id },
    recipient: await payerAddress(db, await recordOf(db, payment)),
    at,
  })
  log.info('private-link-asked-for', { txnid })
}

const HOUR_LENGTH = '2026-11-15T04'.length
