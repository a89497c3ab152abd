import { findGift } from '#database/gifts.ts'
import { sumMoney } from '#database/money-sums.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { findPaymentById, type Payment, paymentsFor, providerFields } from '#database/payments.ts'
import { makePlaceKey } from '#database/place-keys.ts'
import { privateTokenOf, recordOf } from '#database/private-pages.ts'
import { findReceipt } from '#database/receipts.ts'
import { refundsOf } from '#database/refunds.ts'
import { attendeesOf, findRegistration } from '#database/registrations.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { findEvent, nameEvent } from '#domain/registration/conference.ts'
import { accountOf } from '#domain/standing.ts'
import type { Services } from '#workflows/services.ts'
import { giftReceipt } from './gift-mails.ts'
import { keepPlacesMail, placesGivenBack, registrationCancelled } from './keep-mails.ts'
import type { MailBody, Sender } from './mail-body.ts'
import { paidTwice, paymentFailed, refunded, refundedInPart } from './payment-mails.ts'
import { paidLate, placeOffered, waitingListed } from './place-mails.ts'
import { privateLink } from './private-link-mail.ts'
import {
  type RegistrationFacts,
  registrationPaid,
  registrationReceived,
} from './registration-mails.ts'

type Reading = Pick<Services, 'db' | 'content' | 'publicUrl'>

/** Builds a mail from what is stored now. Undefined when the mail is no longer true, so it is not sent. */
export async function readMail(services: Reading, mail: OutboxMail): Promise<MailBody | undefined> {
  if (mail.registration_id) {
    const registered = await readRegistration(services, mail.registration_id)
    return readRegistrationMail(services, mail, registered)
  }
  const payment = await findPaymentById(services.db, mail.payment_id ?? '')
  if (payment.state === 'refunded' && !TOLD_AFTER_REFUND.has(mail.kind)) return undefined
  const about = await describePayment(services, payment)
  switch (mail.kind) {
    case 'gift-receipt':
      return giftReceipt({ ...about, ...(await readGift(services, payment)) })
    case 'registration-paid':
      return registrationPaid(
        about,
        await readRegistration(services, payment.registration_id ?? ''),
      )
    case 'registration-received':
    case 'waiting-listed':
    case 'keep-places':
    case 'registration-cancelled':
      return undefined
    case 'paid-late':
      return paidLate(about)
    case 'place-offered':
      return placeOffered(about, await readRegistration(services, payment.registration_id ?? ''))
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
    default:
      return mail.kind satisfies never
  }
}

const TOLD_AFTER_REFUND: ReadonlySet<string> = new Set(['refunded', 'private-link'])

async function readRegistrationMail(
  { db, publicUrl }: Reading,
  { kind, recipient }: OutboxMail,
  about: RegistrationFacts,
): Promise<MailBody | undefined> {
  const { id, hold, programme } = about.registration
  const formUrl = `${publicUrl}/${programme}`
  if (kind === 'waiting-listed') return waitingListed(about)
  if (kind === 'registration-cancelled') return registrationCancelled(about, { recipient, formUrl })
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

/** The facts that mails about a payment use. */
export type PaymentFacts = {
  txnid: string
  towards: string
  amountMinor: number
  receivedMinor: number
  /** The refunded amount. */
  returnedMinor: number
  changedAt: Date
  bankReference: string
  providerId: string
  /** The failure is not confirmed, so money may have been taken. */
  doubtful: boolean
  resultUrl: string
  receiptUrl: string
  payUrl: string
  /** "Your gift" or "Your registration", and the address of its private page. */
  own: { label: string; href: string }
}

async function describePayment(
  { db, content, publicUrl }: Reading,
  payment: Payment,
): Promise<PaymentFacts> {
  const said = providerFields(payment)
  return {
    txnid: payment.txnid,
    towards: nameEvent(content.conferences, payment.purpose)?.name ?? payment.purpose,
    amountMinor: payment.amount_minor,
    receivedMinor: payment.received_minor ?? payment.amount_minor,
    returnedMinor: sumRefunds(await refundsOf(db, payment.id)).doneMinor,
    changedAt: new Date(payment.changed_at),
    bankReference: said.bank_ref_num ?? '',
    providerId: payment.provider_id ?? '',
    doubtful: payment.heard !== 'confirmed-failure',
    resultUrl: `${publicUrl}/response?txnid=${payment.txnid}`,
    receiptUrl: `${publicUrl}/receipts/${payment.token}`,
    payUrl: `${publicUrl}/pay/${payment.token}`,
    own: {
      label: payment.gift_id ? 'Your gift' : 'Your registration',
      href: `${publicUrl}/my/${privateTokenOf(await recordOf(db, payment))}`,
    },
  }
}

async function readGift({ db }: Reading, payment: Payment) {
  const gift = await findGift(db, payment.gift_id ?? '')
  return { giver: gift.full_name, receipt: await findReceipt(db, payment.id) }
}

async function readRegistration(services: Reading, id: string): Promise<RegistrationFacts> {
  const { db, content, publicUrl } = services
  const registration = await findRegistration(db, id)
  if (!registration) throw new Error(`There is no registration ${id}`)
  const { event_code } = registration
  const people = await attendeesOf(db, id)
  const hasLetter = findEvent(content.conferences, event_code)?.event.letter
  const sums = await sumMoney(db, await paymentsFor(db, 'registration_id', id))
  const { full_minor: priceMinor, hold } = registration
  return {
    registration,
    balanceMinor: accountOf({ priceMinor, hold, ...sums }).dueMinor,
    event: nameEvent(content.conferences, event_code),
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    payerEmail: people[0]?.email,
    letterUrl: hasLetter ? `${publicUrl}/letters/${event_code}.pdf` : undefined,
    pageUrl: `${publicUrl}/my/${registration.private_token}`,
  }
}
