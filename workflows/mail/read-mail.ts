import { findGift } from '#database/gifts.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { findPaymentById, type Payment } from '#database/payments.ts'
import { makePlaceKey } from '#database/place-keys.ts'
import { findReceipt } from '#database/receipts.ts'
import type { Services } from '#workflows/services.ts'
import { taxFacts } from '../receipts/tax-facts.ts'
import { registrationCancelled } from './cancelled-mail.ts'
import { giftReceipt, giverAddressChanged } from './gift-mails.ts'
import { giftStatement } from './gift-statement-mail.ts'
import { readHandGiftReceipt } from './hand-gift-mail.ts'
import { keepPlacesMail, placesGivenBack } from './keep-mails.ts'
import type { MailBody, Sender } from './mail-body.ts'
import { myLinks } from './my-links-mail.ts'
import { noticeMail } from './notice-mails.ts'
import { emailChanged, registrationMoved } from './office-mails.ts'
import { readPaymentFacts } from './payment-facts.ts'
import { paidTwice, paymentFailed, refunded, refundedInPart } from './payment-mails.ts'
import { paidLate, placeOffered, waitingListed } from './place-mails.ts'
import { privateLink } from './private-link-mail.ts'
import { reasonFor } from './reason-for.ts'
import { readRecordedPayment } from './recorded-payment-mail.ts'
import { type RegistrationFacts, readRegistrationFacts } from './registration-facts.ts'
import { registrationPaid, registrationReceived } from './registration-mails.ts'
import { isReminder, readReminder } from './reminder-mails.ts'
import { readStaffMail } from './staff-mails.ts'
import { ticketMail } from './ticket-mail.ts'
import { registrationCorrected, requestReceived } from './visitor-mails.ts'

type Reading = Pick<Services, 'db' | 'content' | 'payments' | 'publicUrl' | 'now' | 'sampleOffice'>

/** Builds a mail from what is stored now. Undefined when the mail is no longer true, so it is not sent. */
export async function readMail(services: Reading, mail: OutboxMail): Promise<MailBody | undefined> {
  const body = await readBody(services, mail)
  return body && { reason: reasonFor(mail.kind), ...body }
}

async function readBody(services: Reading, mail: OutboxMail): Promise<MailBody | undefined> {
  if (mail.kind === 'staff-link' || mail.kind === 'staff-invitation') {
    return readStaffMail(services, mail)
  }
  if (mail.kind === 'private-links') return myLinks(services, mail.recipient)
  if (mail.kind === 'gift-statement') return giftStatement(services, mail)
  if (mail.kind === 'hand-gift-receipt') return readHandGiftReceipt(services, mail)
  if (mail.kind === 'attention' || mail.kind === 'office-summary') return noticeMail(services, mail)
  if (isReminder(mail)) return readReminder(services, mail)
  if (mail.registration_id) {
    const registered = await readRegistrationFacts(services, mail.registration_id)
    return readRegistrationMail(services, mail, registered)
  }
  const payment = await findPaymentById(services.db, mail.payment_id ?? '')
  if (payment.state === 'refunded' && !TOLD_AFTER_REFUND.has(mail.kind)) return undefined
  return readPaymentMail(services, mail, payment)
}

const TOLD_AFTER_REFUND: ReadonlySet<string> = new Set([
  'refunded',
  'private-link',
  'email-changed',
])

async function readPaymentMail(
  services: Reading,
  mail: OutboxMail,
  payment: Payment,
): Promise<MailBody | undefined> {
  const about = await readPaymentFacts(services, payment)
  const readRegistration = () => readRegistrationFacts(services, payment.registration_id ?? '')
  const { kind } = mail
  switch (kind) {
    case 'gift-receipt':
      return giftReceipt({ ...about, ...(await readGift(services, payment)) })
    case 'registration-paid':
      return registrationPaid(about, await readRegistration())
    case 'registration-received':
    case 'waiting-listed':
    case 'keep-places':
    case 'registration-cancelled':
    case 'staff-link':
    case 'staff-invitation':
    case 'registration-moved':
    case 'registration-corrected':
    case 'request-received':
    case 'private-links':
    case 'gift-statement':
    case 'payment-recorded':
    case 'hand-gift-receipt':
    case 'attention':
    case 'office-summary':
    case 'ticket':
    case 'payment-unfinished':
    case 'balance-reminder':
    case 'conference-reminder':
      return undefined
    case 'paid-late':
      return paidLate(about)
    case 'place-offered':
      return placeOffered(about, await readRegistration())
    case 'payment-failed':
      return payment.state === 'failed' ? paymentFailed(about) : undefined
    case 'paid-twice':
      return paidTwice(about)
    case 'refunded':
      return refunded(about)
    case 'refunded-in-part':
      return refundedInPart(about)
    case 'private-link':
      return privateLink(about)
    case 'email-changed':
      return giverAddressChanged(about, mail)
    default:
      return kind satisfies never
  }
}

async function readRegistrationMail(
  { db, publicUrl }: Reading,
  mail: OutboxMail,
  about: RegistrationFacts,
): Promise<MailBody | undefined> {
  const { kind, recipient } = mail
  const { id, hold, programme } = about.registration
  const formUrl = `${publicUrl}/${programme}`
  if (kind === 'waiting-listed') return waitingListed(about)
  if (kind === 'registration-cancelled')
    return registrationCancelled(about, { recipient, formUrl, facts: mail.facts })
  if (kind === 'ticket') return ticketMail(about, { recipient, publicUrl })
  if (kind === 'email-changed') return emailChanged(about, mail)
  if (kind === 'registration-corrected') return registrationCorrected(about, mail)
  if (kind === 'request-received') return requestReceived(about, mail)
  if (kind === 'payment-recorded') return readRecordedPayment(db, about, mail)
  if (kind === 'registration-moved') {
    return hold === 'cancelled' ? undefined : registrationMoved(about)
  }
  if (kind === 'registration-received') {
    return hold === 'cancelled' ? undefined : registrationReceived(about)
  }
  if (hold === 'released') return placesGivenBack(about, formUrl)
  if (hold !== 'held') return undefined
  return keepPlacesMail(about, `${publicUrl}/keep/${await makePlaceKey(db, id)}`)
}

export function senderOf({ church }: Services['content']): Sender {
  const { street, locality, city, postalCode } = church.address
  return {
    name: church.name,
    address: `${street}, ${locality}, ${city} ${postalCode}`,
    phone: church.phone,
    email: church.email,
  }
}

async function readGift(services: Reading, payment: Payment) {
  const { db } = services
  const gift = await findGift(db, payment.gift_id ?? '')
  const tax = await taxFacts(services, payment)
  return { giver: gift.full_name, receipt: await findReceipt(db, 'payment_id', payment.id), tax }
}
