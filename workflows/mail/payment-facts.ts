import type { OutboxMail } from '#database/records/mail/outbox.ts'
import { findEntry, isTakenBack } from '#database/records/money/money-entries.ts'
import { findPaymentById, type Payment } from '#database/records/payments/payments.ts'
import {
  languageOfRecord,
  privateTokenOf,
  recordOf,
} from '#database/records/private-pages/private-pages.ts'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import { LABEL_WORDS, PAYMENT_WORDS } from '#words/mail.ts'
import { eventSold } from '#workflows/conferences/event-sold.ts'
import { nameFund } from '#workflows/records/payments/name-purpose.ts'
import { providerDetails } from '#workflows/records/payments/read-payment.ts'
import { receiptAddresses } from '#workflows/records/receipts/receipt-address.ts'
import type { Services } from '#workflows/services.ts'
import { publicAddress } from '../languages/stored-language.ts'
import type { Fact, MailLink } from './mail.ts'

type AboutPayment = Pick<OutboxMail, 'payment_id'>

export async function readMailedPayment(
  services: Services,
  mail: AboutPayment,
): Promise<PaymentFacts> {
  return readPaymentFacts(services, await findPaymentById(services.db, mail.payment_id ?? ''))
}

/** The payment that a mail is about. Undefined once all of it was refunded: then nothing else is told. */
export async function findUnrefunded(
  { db }: Services,
  { payment_id }: AboutPayment,
): Promise<Payment | undefined> {
  const payment = await findPaymentById(db, payment_id ?? '')
  return payment.state === 'refunded' ? undefined : payment
}

export async function readUnrefundedPayment(
  services: Services,
  mail: AboutPayment,
): Promise<PaymentFacts | undefined> {
  const payment = await findUnrefunded(services, mail)
  return payment && readPaymentFacts(services, payment)
}

export async function readPaymentFacts(services: Services, payment: Payment) {
  const { db, publicUrl } = services
  const record = await recordOf(db, payment)
  const language = languageOfRecord(record)
  const token = privateTokenOf(record)
  const receipts = await receiptAddresses(db, { payments: [payment], entries: [], token })
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  return {
    /** Of the gift or the registration. */
    language,
    txnid: payment.txnid,
    towards: await towardsOf(services, payment, language),
    amountMinor: payment.amount_minor,
    receivedMinor: payment.received_minor ?? payment.amount_minor,
    /** The refunded amount. */
    returnedMinor: sumRefunds(await refundsOf(db, payment.id)).doneMinor,
    changedAt: new Date(payment.changed_at),
    bankReference: providerDetails(services, payment).bankReference,
    providerId: payment.provider_id ?? '',
    /** The failure is not confirmed, so money may have been taken. */
    doubtful: payment.heard !== 'confirmed-failure',
    resultUrl: publicAddress(services, language, `/response?txnid=${payment.txnid}`),
    receiptUrl: `${publicUrl}${receipts.get(payment.id) ?? `/receipts/${payment.token}`}`,
    /** "2026-27/000123"; undefined where it was made void. */
    receiptNumber: receipt && receiptNumber(receipt),
    payUrl: `${publicUrl}/pay/${payment.token}`,
    isGift: payment.gift_id !== null,
    /** The private page of the gift or the registration. */
    pageUrl: `${publicUrl}/my/${token}`,
  }
}

/** The facts that mails about a payment use. */
export type PaymentFacts = Awaited<ReturnType<typeof readPaymentFacts>>

/** Money that came by hand, and its receipt. Undefined once it was taken back. */
export async function readHandMoneyFacts(
  { db, publicUrl }: Services,
  { entryId }: { entryId: string },
) {
  const entry = await findEntry(db, entryId)
  if (!entry || (await isTakenBack(db, entry.id))) return undefined
  const token = privateTokenOf(await recordOf(db, entry))
  const receipts = await receiptAddresses(db, { payments: [], entries: [entry], token })
  return {
    entry,
    receipt: await findReceipt(db, 'entry_id', entry.id),
    receiptUrl: `${publicUrl}${receipts.get(entry.id) ?? ''}`,
    pageUrl: `${publicUrl}/my/${token}`,
  }
}

/** The name of the event as it was sold, or the fund. */
async function towardsOf(
  services: Services,
  { purpose, registration_id }: Payment,
  language: Language,
): Promise<string> {
  if (!registration_id) return nameFund(services, purpose, language)
  const registration = { id: registration_id, event_code: purpose }
  return (await eventSold(services, registration, language))?.name ?? purpose
}

/** The private page of what was paid for. */
export function ownPageLink({ language, isGift, pageUrl }: PaymentFacts): MailLink {
  const { yourGift, yourRegistration } = PAYMENT_WORDS[language]
  return { label: isGift ? yourGift : yourRegistration, href: pageUrl }
}

/** A link that may be shown to a bank, because its page has no personal data. */
export function byNumber({ language, resultUrl }: PaymentFacts): MailLink {
  return { label: PAYMENT_WORDS[language].status, href: resultUrl }
}

export function factsOf(payment: PaymentFacts): Fact[] {
  const { language, providerId } = payment
  const labels = LABEL_WORDS[language]
  return [
    [labels.transaction, payment.txnid],
    [labels.towards, payment.towards],
    [labels.amount, rupeesIn(language, payment.receivedMinor)],
    [labels.date, momentIn(language, payment.changedAt)],
    ...bankReference(payment),
    ...(providerId ? [[labels.providerNumber, providerId] satisfies Fact] : []),
  ]
}

export function bankReference(payment: PaymentFacts): Fact[] {
  const { language, bankReference: reference } = payment
  return reference ? [[LABEL_WORDS[language].bankReference, reference]] : []
}

/** The refunded and the kept amount; empty when nothing was refunded. */
export function givenBack(payment: PaymentFacts): Fact[] {
  const { language, returnedMinor, receivedMinor } = payment
  if (returnedMinor === 0) return []
  const labels = LABEL_WORDS[language]
  return [
    [labels.givenBack, rupeesIn(language, returnedMinor)],
    [labels.kept, rupeesIn(language, receivedMinor - returnedMinor)],
  ]
}
