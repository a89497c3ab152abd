import { findPaymentById } from '#database/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'
import { paidRegistration } from '../fixtures/paid-registration.ts'
import { refundPayment } from '../fixtures/refund-payment.ts'
import type { TestServices } from '../fixtures/services.ts'
import { FAMILY, PAYER } from './long-names.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

/** Every mail about what became of a payment. */
export async function paymentMails(services: TestServices): Promise<RenderedMail[]> {
  const { payment } = await paidRegistration(services, FAMILY)
  const mail = { about: { payment_id: payment.id }, recipient: PAYER.email }
  const set = (change: Partial<Pick<Tables['payment'], 'state' | 'heard'>>) =>
    services.db.updateTable('payment').set(change).where('id', '=', payment.id).execute()
  const mails: RenderedMail[] = []
  mails.push(await renderMail(services, 'paid-twice', mail))
  mails.push(await renderMail(services, 'private-link', mail))
  await refundPayment(services, await findPaymentById(services.db, payment.id), 10_000)
  await services.db.updateTable('refund').set({ state: 'done' }).execute()
  mails.push(await renderMail(services, 'refunded-in-part', mail))
  await set({ state: 'refunded' })
  mails.push(await renderMail(services, 'refunded', mail))
  await set({ state: 'failed', heard: 'confirmed-failure' })
  mails.push(await renderMail(services, 'payment-failed', { ...mail, when: 'certain' }))
  await set({ heard: null })
  mails.push(await renderMail(services, 'payment-failed', { ...mail, when: 'not certain' }))
  return mails
}
